/* What threads of a script do in which tick: a row for each action, a column for each tick. */

function bar(shown, ticks) {
  const last = shown.to || ticks, cells = [];
  if (shown.from > 1) cells.push(el("td", { colspan: shown.from - 1 }));
  const ends = shown.to === 0 ? " never ends" : shown.to > shown.from ? " waits until tick " + shown.to : "";
  const mood = shown.wrong ? " bad" : shown.to > shown.from ? " waits" : "";
  cells.push(el("td", { class: "bar" + mood, colspan: Math.max(1, last - shown.from + 1) },
    el("div", {}, el("code", {}, shown.label), ends), shown.wrong ? el("div", { class: "wrong" }, shown.wrong) : ""));
  if (last < ticks) cells.push(el("td", { colspan: ticks - last }));
  return cells;
}

function timeline(shown) {
  const ticks = Array.from({ length: shown.ticks }, (_, i) => el("th", {}, "tick " + (i + 1)));
  const rows = shown.bars.map((one, i) => el("tr", {},
    el("th", { scope: "row" }, i && shown.bars[i - 1].thread === one.thread ? "" : one.thread), bar(one, shown.ticks)));
  return el("section", { class: "timeline" }, el("h3", {}, shown.title), el("p", { class: "faint" }, shown.caption),
    el("div", { class: "wide" }, el("table", {}, el("thead", {}, el("tr", {}, el("th", {}, "thread"), ticks)), el("tbody", {}, rows))));
}
