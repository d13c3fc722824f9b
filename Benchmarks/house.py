"""Ten house rules for the specifications of generate.py: each selects many controllers, and none finds anything.

They have the forms and the measures of the examples in Docs/HouseRules.md, so that what they cost is what a team pays.
"""

RULES = """\
project: 1
house:
  - name: payment-curls-no-sheet
    forbid: {present: "tag:payment", style: [pageSheet, formSheet], transition: partialCurl}
  - name: no-endless-chain
    limit: {measure: presentation-depth, at-most: 10000}
  - name: account-only-through-roots
    only-through: {to: "tag:account", gate: "roots(tag:account)"}
  - name: layers
    layers: ["tag:music", "tag:gift or tag:cart", "tag:payment"]
  - name: features-independent
    independent: ["within(tag:cart)", "within(tag:map)", "within(tag:chat)"]
  - name: alerts-are-leaves
    forbid: {from: "class:*UIAlertController"}
  - name: tabs-have-no-tabs
    require: {each: "role:tab", is: "not kind:tab"}
  - name: login-is-presented
    require:
      each: roots(tag:login)
      presented:
        style: [fullScreen, pageSheet, formSheet, popover, overFullScreen, custom, currentContext, overCurrentContext, unknown]
  - name: navigation-named-nav
    require: {each: "kind:navigation and not implicit:true", is: "id:*Nav*"}
  - name: near
    limit: {measure: steps, each: "kind:controller", from: "window:*", at-most: 10000}
"""
