/* What holds after a step: locks, wait sets, threads, the line of code. */

const MOST_ROWS = 24;

function chip(story, lock) {
  return el("span", { class: "lock c" + story.colour(lock) }, story.text(lock));
}

function names(story, spans) {
  return spans.map((span) => story.text(span.thread)).join(", ");
}

function lockTable(story, at) {
  const held = Story.during(story.held, at), waits = Story.during(story.waits, at);
  const busy = story.locks.filter((lock) => held.some((span) => span.lock === lock) || waits.some((span) => span.lock === lock));
  if (!story.locks.length) return [];
  if (!busy.length) return [el("p", { class: "faint" }, "no lock is held, nobody waits")];
  const rows = busy.slice(0, MOST_ROWS).map((lock) => el("tr", {}, el("td", {}, chip(story, lock)),
    el("td", {}, names(story, held.filter((span) => span.lock === lock)) || "free"),
    el("td", {}, names(story, waits.filter((span) => span.lock === lock)))));
  return [el("table", { class: "locks" }, el("thead", {}, el("tr", {}, ["lock", "held by", "wait set"].map((head) => el("th", {}, head)))), el("tbody", {}, rows)),
    ...(busy.length > MOST_ROWS ? [el("p", { class: "faint" }, "… and " + plural(busy.length - MOST_ROWS, "lock") + " more")] : [])];
}

function threadList(story, at) {
  const words = story.threads.map((thread) => [story.text(thread), story.condition(thread, at)]).filter(([, condition]) => condition);
  const items = words.slice(0, MOST_ROWS).map(([name, condition]) => el("li", { class: /^(stuck|dies)/.test(condition) ? "bad" : "faint" }, name + ": " + condition));
  if (words.length > MOST_ROWS) items.push(el("li", { class: "faint" }, "… and " + plural(words.length - MOST_ROWS, "thread") + " more"));
  return items.length ? [el("ul", { class: "threads" }, items)] : [];
}

const AROUND = 4;

/* Where in its own source file the step is: a library's line comes after an arrow. */
function ownPlace(story, at) {
  return story.place(at).split(" → ")[0];
}

function sourceLines(story, at, sources) {
  const file = story.source(at), place = ownPlace(story, at);
  if (!file) return [];
  const wanted = Number(place.slice(place.lastIndexOf(":") + 1));
  const lines = Object.hasOwn(sources, file) ? sources[file] : {};
  if (!Object.hasOwn(lines, wanted)) return [el("p", { class: "faint source-missing" }, "source of " + file + " not found next to the class path")];
  const shown = [], near = Object.keys(lines).map(Number).filter((line) => Math.abs(line - wanted) <= AROUND && lines[line].trim());
  const indent = Math.min(...near.map((line) => lines[line].search(/\S/)));
  for (let line = wanted - AROUND; line <= wanted + AROUND; line++) {
    if (Object.hasOwn(lines, line)) shown.push(el("span", { class: line === wanted ? "hit" : "" }, String(line).padStart(4) + "  " + lines[line].slice(indent) + "\n"));
  }
  return [el("div", { class: "faint" }, file), el("pre", { class: "source" }, shown)];
}

/* Where other threads are stuck: first those that this one waits for, then those that wait for this one. */
function stuckWith(story, at) {
  const mentions = (step, thread) => story.why(step).split(/[ ,]+/).includes(thread);
  const rank = (step) => (mentions(at, story.thread(step)) ? 0 : mentions(step, story.thread(at)) ? 1 : 2);
  const stuck = [];
  for (let step = 0; step < story.length; step++) if (step !== at && story.isStuck(step)) stuck.push(step);
  return stuck.sort((one, other) => rank(one) - rank(other));
}

/* The steps of other threads that belong to this one: the finding's others, else where others are stuck or came last. */
function counterparts(story, at) {
  const others = [], seen = new Set([ownPlace(story, at)]);
  const take = (step) => {
    const key = ownPlace(story, step);
    if (others.length < 2 && story.source(step) && key && !seen.has(key)) { seen.add(key); others.push(step); }
  };
  const named = story.named();
  if (story.isNamed(at) || story.isBad(at)) named.filter((step) => step !== at).forEach(take);
  if (story.isStuck(at)) stuckWith(story, at).forEach(take);
  if (named.includes(at) && named.length > 1) return others;
  for (let step = at - 1; step >= 0 && !others.length && at - step < 200; step--) if (story.lane(step) !== story.lane(at)) take(step);
  return others;
}

function otherSources(story, at, sources, pick) {
  return counterparts(story, at).flatMap((step) => {
    const lines = sourceLines(story, step, sources);
    return lines.some((line) => line.classList.contains("source"))
      ? [el("p", { class: "what other" }, el("b", {}, story.thread(step)), ": " + story.action(step) + " ", button("step " + story.number(step), "link", () => pick(step))), ...lines] : [];
  });
}

function callPath(story, at) {
  const path = story.path(at);
  return path.length ? [el("h4", {}, "Called from your code"), el("ol", { class: "path mono" }, path.map((call) => el("li", {}, call)))] : [];
}

function orderList(story, at, pick) {
  const link = (step) => button("step " + story.number(step) + " (" + story.thread(step) + ": " + clip(story.action(step), 40) + ")", "link", () => pick(step));
  const before = story.arrows.filter((arrow) => arrow.to === at).map((arrow) => el("li", {}, "after ", link(arrow.from)));
  const later = story.arrows.filter((arrow) => arrow.from === at).slice(0, 8).map((arrow) => el("li", {}, "before ", link(arrow.to)));
  return before.length + later.length ? [el("h4", {}, "Happens"), el("ul", { class: "order" }, before, later)] : [];
}

function panel(story, at, sources, pick) {
  return [el("h3", {}, "After step " + story.number(at)),
    el("p", { class: "what" + (story.isBad(at) ? " bad" : "") }, el("b", {}, story.thread(at)), ": " + story.action(at)),
    el("p", { class: "faint" }, [story.place(at), story.why(at)].filter(Boolean).join(" — ")),
    ...sourceLines(story, at, sources), ...callPath(story, at), ...otherSources(story, at, sources, pick), ...lockTable(story, at), ...threadList(story, at), ...orderList(story, at, pick)];
}
