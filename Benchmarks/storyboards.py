#!/usr/bin/env python3
"""Writes a folder of storyboards as Interface Builder would: storyboards.py MEGABYTES FOLDER.

Each file is a part of an app of its own: a tab bar with navigation controllers, scenes that show, present and embed each
other, and a reference to the next file. Most of the text is views and constraints, as in real files (some 8 kB a scene).
"""

import os
import random
import sys

SCENES = 12
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


class File:
    def __init__(self, number, count):
        self.random = random.Random(number)
        self.number = number
        self.count = count
        self.lines = []
        self.used = set()

    def id(self):
        while True:
            text = "".join(self.random.choices(LETTERS, k=8))
            text = "%s-%s-%s" % (text[:3], text[3:5], text[5:])
            if text not in self.used:
                self.used.add(text)
                return text

    def write(self, depth, text, *values):
        self.lines.append("    " * depth + (text % values if values else text))

    def text(self):
        self.write(0, '<?xml version="1.0" encoding="UTF-8"?>')
        scenes = ["Screen%dOf%d" % (scene, self.number) for scene in range(SCENES)]
        ids = {name: self.id() for name in scenes}
        tabs, stacks, reference = self.id(), [self.id() for _ in range(3)], self.id()
        self.write(
            0, '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" '
            'targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" '
            'colorMatched="YES" initialViewController="%s">', tabs)
        self.write(1, '<device id="retina6_1" orientation="portrait" appearance="light"/>')
        self.write(1, "<dependencies>")
        self.write(2, '<plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21679"/>')
        self.write(2, '<capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>')
        self.write(1, "</dependencies>")
        self.write(1, "<scenes>")
        self.container("tabBarController", tabs, "Tabs%d" % self.number, "viewControllers", stacks)
        for index, stack in enumerate(stacks):
            name = "Stack%dOf%d" % (index, self.number)
            self.container("navigationController", stack, name, "rootViewController", [ids[scenes[index]]])
        for index, name in enumerate(scenes):
            self.scene(name, ids, scenes, index, reference)
        self.placeholder(reference)
        self.write(1, "</scenes>")
        self.write(0, "</document>")
        return "\n".join(self.lines) + "\n"

    def container(self, element, id, name, relation, children):
        self.open(name)
        self.write(4, '<%s storyboardIdentifier="%s" id="%s" sceneMemberID="viewController">', element, name, id)
        self.write(5, "<connections>")
        for child in children:
            self.segue(6, child, "relationship", 'relationship="%s" ' % relation)
        self.write(5, "</connections>")
        self.write(4, "</%s>", element)
        self.close()

    def placeholder(self, id):
        self.open("reference")
        self.write(
            4, '<viewControllerPlaceholder storyboardName="Part%d" id="%s" sceneMemberID="viewController"/>',
            (self.number + 1) % self.count, id)
        self.close()

    def open(self, name):
        self.write(2, "<!--%s-->", name)
        self.write(2, '<scene sceneID="%s">', self.id())
        self.write(3, "<objects>")

    def close(self):
        self.write(
            4, '<placeholder placeholderIdentifier="IBFirstResponder" id="%s" userLabel="First Responder" '
            'sceneMemberID="firstResponder"/>', self.id())
        self.write(3, "</objects>")
        self.write(3, '<point key="canvasLocation" x="%d" y="%d"/>', self.random.randrange(4000), self.random.randrange(4000))
        self.write(2, "</scene>")

    def segue(self, depth, destination, kind, more=""):
        self.write(depth, '<segue destination="%s" kind="%s" %sid="%s"/>', destination, kind, more, self.id())

    def scene(self, name, ids, scenes, index, reference):
        self.open(name)
        self.write(
            4, '<viewController storyboardIdentifier="%s" title="%s &amp; more" id="%s" customClass="%sViewController" '
            'customModule="App" customModuleProvider="target" sceneMemberID="viewController">', name, name, ids[name], name)
        view = self.id()
        self.write(5, '<view key="view" contentMode="scaleToFill" id="%s">', view)
        self.rect(6, "frame")
        self.write(6, '<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>')
        self.write(6, "<subviews>")
        labels = [self.label() for _ in range(7)]
        buttons = [self.button(name, ids, scenes, index, reference, number) for number in range(2)]
        self.write(6, "</subviews>")
        self.write(6, '<color key="backgroundColor" systemColor="systemBackgroundColor"/>')
        self.constraints(view, labels + buttons)
        self.write(5, "</view>")
        self.write(5, "<connections>")
        for label in labels[:3]:
            self.write(6, '<outlet property="label%s" destination="%s" id="%s"/>', label[:3], label, self.id())
        self.write(5, "</connections>")
        self.write(4, "</viewController>")
        self.close()

    def rect(self, depth, key):
        values = [self.random.randrange(800) / 2 for _ in range(4)]
        self.write(depth, '<rect key="%s" x="%g" y="%g" width="%g" height="%g"/>', key, *values)

    def label(self):
        id = self.id()
        self.write(
            7, '<label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" '
            'verticalHuggingPriority="251" text="Label %s" textAlignment="natural" lineBreakMode="tailTruncation" '
            'baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" '
            'translatesAutoresizingMaskIntoConstraints="NO" id="%s">', id, id)
        self.rect(8, "frame")
        self.write(8, '<fontDescription key="fontDescription" type="system" pointSize="17"/>')
        self.write(8, '<color key="textColor" red="0.%d" green="0.5" blue="0.25" alpha="1" colorSpace="custom" '
                      'customColorSpace="sRGB"/>', self.random.randrange(10000))
        self.write(8, '<nil key="highlightedColor"/>')
        self.write(7, "</label>")
        return id

    def button(self, name, ids, scenes, index, reference, number):
        """Its segue leads to a later scene, so that all of them have a place."""
        id = self.id()
        self.write(
            7, '<button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" '
            'contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" '
            'translatesAutoresizingMaskIntoConstraints="NO" id="%s">', id)
        self.rect(8, "frame")
        self.write(8, '<state key="normal" title="Go &quot;%s&quot;"/>', name)
        self.write(8, "<connections>")
        target = index + 3 * (number + 1)
        if number == 1 and index == 0:
            self.segue(9, reference, "presentation", 'identifier="next" modalPresentationStyle="fullScreen" ')
        elif target < len(scenes):
            self.segue(9, ids[scenes[target]], "presentation" if number else "show", 'identifier="go%d" ' % number)
        self.write(8, "</connections>")
        self.write(7, "</button>")
        return id

    def constraints(self, view, items):
        self.write(6, "<constraints>")
        for item in items:
            for attribute in ("leading", "trailing", "top"):
                self.write(
                    7, '<constraint firstItem="%s" firstAttribute="%s" secondItem="%s" secondAttribute="%s" '
                    'constant="%d" id="%s"/>', item, attribute, view, attribute, self.random.randrange(60), self.id())
        self.write(6, "</constraints>")


def main():
    megabytes, folder = float(sys.argv[1]), sys.argv[2]
    sample = len(File(0, 1).text().encode())
    count = max(1, round(megabytes * (1 << 20) / sample))
    os.makedirs(folder)
    for number in range(count):
        with open(os.path.join(folder, "Part%d.storyboard" % number), "w", encoding="utf-8", newline="\n") as out:
            out.write(File(number, count).text())


if __name__ == "__main__":
    main()
