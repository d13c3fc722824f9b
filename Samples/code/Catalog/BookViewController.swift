import UIKit

final class BookViewController: ScreenViewController {
    func openAuthor() {
        navigationController?.pushViewController(AuthorViewController(), animated: true)
    }

    func preview() {
        let preview = PreviewPagesViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        preview.modalPresentationStyle = .fullScreen
        present(preview, animated: true)
    }
}
