// @ts-check
// Plays scenarios: after each step who is on screen, and who heard what and why.
const player = $('player');
const scenarioList = $('scenario');
/** @type {any[]} */
const scenarios = data.scenarios.map(row => ({
  name: row[0],
  steps: row[4].map((/** @type {any[]} */ step) => ({
    text: step[0], place: place(step, 1), visible: step[4].map(end).filter((/** @type {any} */ box) => !box.isOutside),
    events: step[5].map((/** @type {any[]} */ event) => ({
      who: event[0] === null ? null : end(event[0]), callback: event[0] === null ? event[1] : data.callbacks[event[1]], argument: end(event[2]),
      cause: event[3], causedBy: end(event[4]), turn: event[5], depth: event[6], facts: event[7].map((/** @type {number} */ number) => data.facts[number]), hook: event[8] || '',
    })),
    remarks: step[6].map((/** @type {string[]} */ remark) => ({ id: remark[0], severity: remark[1], message: remark[2] })),
  })),
}));
/** @type {{ scenario: any, step: number, isShown: boolean }} */
const play = { scenario: null, step: 0, isShown: false };

function showScene() {
  const scenario = scenarios.find(one => one.name === route.scenario) || null;
  const step = scenario ? clamp(route.step, 0, scenario.steps.length - 1) : 0;
  if (scenario === play.scenario && step === play.step && play.isShown) return;
  Object.assign(play, { scenario, step, isShown: true });
  scenarioList.value = scenario ? scenario.name : '';
  const wasHidden = player.hidden;
  player.hidden = !scenario;
  view.scene = scenario ? sceneOf(scenario.steps[step]) : null;
  if (scenario) renderPlayer(scenario, step); else player.replaceChildren();
  if (wasHidden !== player.hidden) resize();
  if (scenario && step === 0 && view.scene.visible.length) reveal(view.scene.visible[view.scene.visible.length - 1]);
}

/** @param {any} step */
function sceneOf(step) {
  const heard = new Map();
  for (const { who } of step.events) if (who && !who.isOutside) heard.set(who, (heard.get(who) || 0) + 1);
  return { visible: step.visible, heard };
}

/** @param {any} scenario @param {number} number */
function renderPlayer(scenario, number) {
  const step = scenario.steps[number];
  const hadFocus = player.contains(document.activeElement) ? document.activeElement?.id : '';
  const last = scenario.steps.length - 1;
  player.replaceChildren(
    make('div', { class: 'row' },
      make('button', { id: 'step-back', 'aria-label': 'Step before', title: '←', disabled: number === 0, onclick: () => stepBy(-1) }, '◀'),
      make('button', { id: 'step-on', 'aria-label': 'Next step', title: '→', disabled: number === last, onclick: () => stepBy(1) }, '▶'),
      make('strong', {}, number ? `Step ${number} of ${last}` : 'Start'), make('code', {}, shown(step.text)), placeLink(step.place),
      make('button', { id: 'step-end', 'aria-label': 'Close the scenario', onclick: () => openScenario('') }, '×')),
    make('p', {}, 'On screen: ', ...(step.visible.length ? joined(step.visible.map(nameLink)) : ['nobody'])),
    ...step.remarks.map((/** @type {any} */ remark) => make('p', { class: 'warning' }, `${remark.severity}: ${shown(remark.message)} (${remark.id})`)),
    make('ol', { id: 'events', 'aria-label': 'Callbacks' }, ...step.events.map(eventItem)));
  if (hadFocus) ($(hadFocus) && !$(hadFocus).disabled ? $(hadFocus) : canvas).focus();
  say(`${number ? `Step ${number} of ${last}: ${step.text}` : 'Start'}. ${step.events.length} callbacks, on screen: ${step.visible.map((/** @type {any} */ box) => box.id).join(', ') || 'nobody'}`);
}

/** @type {((by: any) => string)[]} */
const Causes = [() => 'by the step itself', by => `forwarded by ${shown(by.id)}`, by => `by UIKit for ${shown(by.id)}`];

/** @param {any} event */
function eventItem(event) {
  const isMove = event.callback === 'willMove' || event.callback === 'didMove';
  const argument = event.who && isMove ? `(${event.argument ? shown(event.argument.id) : 'nil'})` : '';
  const why = [Causes[event.cause](event.causedBy || { id: '' }), event.hook && `in ${shown(event.hook)}`, `turn ${event.turn}`, event.facts.map((/** @type {string[]} */ fact) => fact[0]).join(' ')];
  const row = make('button', { type: 'button', title: event.facts.map((/** @type {string[]} */ fact) => `${fact[0]}: ${fact[1]}`).join('\n'), style: `--depth: ${min(event.depth, 8)}` },
    event.who ? shown(event.who.id) : 'mark', '.', make('b', {}, shown(event.callback)), argument, ' ', make('small', {}, why.filter(Boolean).join(' · ')));
  const isBox = event.who && !event.who.isOutside;
  if (isBox) {
    on(row, 'mouseenter', () => hover(event.who));
    on(row, 'mouseleave', () => hover(null));
    on(row, 'focus', () => hover(event.who));
    on(row, 'click', () => go(event.who.link, 0));
  }
  return make('li', {}, row);
}

/** @param {number} count */
function stepBy(count) {
  const step = clamp(play.step + count, 0, play.scenario.steps.length - 1);
  if (step !== play.step) setRoute({ step }, true);
}

/** @param {any} name */
const openScenario = name => setRoute({ scenario: name, step: 0, ...(name ? { focus: 0 } : {}) });

function listenToPlayer() {
  scenarioList.append(make('option', { value: '' }, 'none'), ...scenarios.map(one => make('option', { value: one.name }, shown(one.name))));
  $('scenario-label').hidden = scenarios.length === 0;
  on(scenarioList, 'change', () => {
    openScenario(scenarioList.value);
    if (scenarioList.value) canvas.focus();
  });
}
