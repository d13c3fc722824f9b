"""A worked example of screens, and the controllers that they make."""

import os

import graph
import reader

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Screens")
PATH = "example.kindred.yaml"


def contents(name):
    with open(os.path.join(FOLDER, name), "rb") as file:
        return file.read()


def files():
    return {PATH: contents(PATH)}


def difference():
    """What the oracle itself gets wrong; None if nothing."""
    drawn = drawing(graph.compile([(PATH, reader.read(contents(PATH)))]))
    expected = contents("example.txt").decode()
    return None if drawn == expected else "the worked example gives\n%s" % drawn


def drawing(compiled):
    """Controllers below their parents; derived places have a plus, roots their presenters."""
    depths = {None: -1}
    lines = []
    for controller in compiled["controllers"]:
        depth = depths[controller["id"]] = depths[controller["parentViewController"]] + 1
        mark = "+ " if controller.get("derived") else "  "
        line = ("  " * depth)[:-2] + (mark if depth else "") + controller["id"]
        if depth == 0 and controller["presentingViewControllers"]:
            line = "%-38spresented by %s" % (line, ", ".join(controller["presentingViewControllers"]))
        lines.append(line + "\n")
    return "".join(lines)
