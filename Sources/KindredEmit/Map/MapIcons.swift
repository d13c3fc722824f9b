/// The signs of the kinds of containers: what each looks like on a screen, ten points wide and high.
enum MapIcons {
    static let definitions: StaticString = """
        <path id="kindred:navigation" d="M.5.5h9v9h-9ZM.5 3h9M.5 2h9M.5 1h9"/>
        <path id="kindred:tab" d="M.5.5h9v9h-9ZM.5 7h9M.5 8h9M.5 9h9"/>
        <path id="kindred:split" d="M.5.5h9v9h-9ZM1 .5v9M2 .5v9M3 .5v9"/>
        <path id="kindred:page" d="M.5.5h6v9h-6ZM6.5 2h3v6h-3"/>

        """
}
