/* The page: summary, then a chapter per result. */

const MOODS = { PASSED: "good", NOT_FOUND: "warn", FAILED: "bad", NOTHING_TESTED: "bad", TOOL_FAULT: "bad" };
const MOST_LINES = 200;
const MOST_OPEN = 3;
const later = [];

function table(shown) {
  const rows = shown.rows.slice(0, MOST_LINES).map((row) => el("tr", {}, row.map((cell) => el("td", {}, cell.includes("\n") ? el("pre", {}, cell) : cell))));
  const more = shown.rows.length > MOST_LINES ? [el("p", { class: "faint" }, "… and " + plural(shown.rows.length - MOST_LINES, "row") + " more")] : [];
  if (!rows.length) return el("section", { class: "table" }, el("h2", {}, shown.title), el("p", { class: "faint" }, "none"));
  return el("section", { class: "table" }, el("h2", {}, shown.title),
    el("div", { class: "wide" }, el("table", {}, el("thead", {}, el("tr", {}, shown.header.map((cell) => el("th", {}, cell)))), el("tbody", {}, rows))), more);
}

function stepper(story, sources) {
  const made = new Stepper(new Story(story), sources);
  later.push(() => made.show());
  return made;
}

/* Two interleavings of one finding: the one that was made simple, and the one that was met first. */
function stories(found, sources) {
  if (!found.story) return [];
  const simple = stepper(found.story, sources);
  if (!found.originalStory) return [simple.node];
  let original = null;
  const frame = el("div", {}, simple.node);
  const count = (story) => " (" + plural(story.steps.length / WIDTH, "step") + ")";
  const one = button("shrunk" + count(found.story), "shrunk", () => choose(true)), two = button("as found" + count(found.originalStory), "original", () => choose(false));
  function choose(shrunk) {
    one.setAttribute("aria-pressed", shrunk);
    two.setAttribute("aria-pressed", !shrunk);
    if (!shrunk && !original) original = new Stepper(new Story(found.originalStory), sources);
    active = shrunk ? simple : original;
    frame.replaceChildren(active.node);
    active.show();
  }
  one.setAttribute("aria-pressed", true);
  two.setAttribute("aria-pressed", false);
  return [el("div", { class: "tools which" }, "schedule:", one, two), frame];
}

function copyable(text) {
  const copy = button("copy", "copy", () => {
    const range = document.createRange();
    range.selectNodeContents(code);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    copy.textContent = document.execCommand("copy") ? "copied" : "selected";
  });
  const code = el("code", {}, text);
  return el("div", { class: "replay" }, code, copy);
}

function finding(found, sources) {
  const parts = [el("p", { class: "message" }, found.message)];
  if (found.details.length) parts.push(el("pre", { class: "details" }, found.details.join("\n")));
  if (found.class) parts.push(el("p", { class: "faint" }, "class " + found.class));
  parts.push(...stories(found, sources));
  if (found.replay) parts.push(el("h3", {}, "See it again"), copyable(found.replay));
  if (found.schedule) {
    parts.push(el("details", {}, el("summary", {}, found.original ? "both schedules as text" : "the schedule as text"), el("pre", {}, found.schedule),
      found.original ? [el("p", { class: "faint" }, "simplified from"), el("pre", {}, found.original)] : []));
  }
  return parts;
}

/* Of many findings only the first are drawn at once. */
function folded(found, index, sources) {
  const title = index + 1 + ". " + found.headline;
  if (index < MOST_OPEN) return el("section", { class: "finding" }, el("h2", {}, title), finding(found, sources));
  let drawn = false;
  const box = el("details", { class: "finding" }, el("summary", {}, el("b", {}, title), " " + clip(found.message, 160)));
  box.addEventListener("toggle", () => {
    if (drawn) return;
    drawn = true;
    box.append(...finding(found, sources));
    later.splice(0).forEach((show) => show());
  });
  return box;
}

function outputs(chapter) {
  if (!chapter.outputs.length) return [];
  const rows = chapter.outputs.map((output) => el("tr", {}, el("td", { class: "count" }, number(output.executions)),
    el("td", {}, output.text ? el("pre", { class: "output" }, output.text) : el("span", { class: "faint" }, "nothing"))));
  const left = chapter.outputsInAll - rows.length;
  return [el("section", { class: "outputs" }, el("h2", {}, "What the program printed"),
    el("p", { class: "faint" }, plural(chapter.outputsInAll, "different text") + (chapter.outputsTruncated ? "; there were more" : "") + (left ? "; the first " + rows.length + " are shown" : "")),
    el("div", { class: "wide" }, el("table", {}, el("thead", {}, el("tr", {}, el("th", {}, "executions"), el("th", {}, "text"))), el("tbody", {}, rows))))];
}

function drawn(drawing) {
  const graph = new Graph(drawing);
  later.push(() => graph.begin());
  return graph.node;
}

/* The first ones are open: those with errors come first. */
function timelines(shown) {
  if (!shown.timelines.length) return [];
  const isBad = (one) => one.bars.some((bar) => bar.wrong);
  const sorted = [...shown.timelines].sort((one, other) => isBad(other) - isBad(one));
  const first = sorted.slice(0, MOST_OPEN), more = sorted.slice(MOST_OPEN);
  return [el("h2", {}, "What happened in which tick"), first.map(timeline),
    more.length ? el("details", {}, el("summary", {}, "… and " + plural(more.length, "more sequence")), more.map(timeline)) : ""];
}

/* The sentence, without the verdict that stands before it. */
function proved(shown) {
  const verdict = shown.verdict.replace(/_/g, " ");
  return shown.sentence.startsWith(verdict) ? shown.sentence.slice(verdict.length).replace(/^[: ]+/, "") : shown.sentence;
}

function verdict(shown) {
  const mood = shown.expected ? "good" : MOODS[shown.verdict];
  return [el("span", { class: "verdict " + mood }, shown.verdict.replace(/_/g, " ")), shown.expected ? el("span", { class: "expected" }, " as expected") : ""];
}

function body(shown, sources) {
  return [timelines(shown), shown.findings.map((found, i) => folded(found, i, sources)),
    shown.story ? [el("h2", {}, "Interleaving"), stepper(shown.story, sources).node] : [],
    shown.drawings.map(drawn), shown.tables.map(table), outputs(shown),
    el("footer", { class: "faint" }, shown.notes.map((note) => el("p", {}, "note: " + note)), el("p", {}, shown.figures))].flat(2);
}

function chapter(shown, index, sources) {
  return el("article", { id: "r" + index }, el("header", {}, el("h1", {}, shown.target), el("p", {}, verdict(shown), " " + proved(shown))), body(shown, sources));
}

/* One of several: what it contains is drawn when it is opened. */
function section(shown, index, sources, isOpen) {
  let drawn = false;
  const box = el("details", { class: "chapter", id: "r" + index, open: isOpen }, el("summary", {}, el("h1", {}, shown.target), " ", verdict(shown), " " + proved(shown)));
  const draw = () => {
    if (drawn) return;
    drawn = true;
    box.append(el("article", {}, body(shown, sources)));
    later.splice(0).forEach((show) => show());
  };
  box.addEventListener("toggle", () => { if (box.open) draw(); });
  if (isOpen) later.push(draw);
  return box;
}

/* What somebody has to look at comes first. */
const rank = (shown) => (shown.expected ? 2 : { FAILED: 0, TOOL_FAULT: 0, NOTHING_TESTED: 0, NOT_FOUND: 1, PASSED: 3 }[shown.verdict]);

function summary(chapters) {
  const counts = new Map();
  for (const shown of chapters) {
    const words = shown.verdict.toLowerCase().replace(/_/g, " ") + (shown.expected ? " as expected" : "");
    counts.set(words, (counts.get(words) || 0) + 1);
  }
  return plural(chapters.length, "result") + ": " + [...counts].map(([words, count]) => number(count) + " " + words).join(", ");
}

function open(id) {
  const box = document.getElementById(id);
  if (box?.tagName === "DETAILS") box.open = true;
}

function overview(chapters) {
  const rows = chapters.map((shown, i) => el("tr", {}, el("td", {}, el("a", { href: "#r" + i, click: () => open("r" + i) }, shown.target)),
    el("td", {}, verdict(shown)), el("td", {}, shown.findings.map((found) => found.headline).join("; ")), el("td", { class: "count" }, number(shown.executions))));
  return el("section", { class: "overview" }, el("p", { class: "summary " + (chapters.some((shown) => rank(shown) === 0) ? "bad" : "good") }, summary(chapters)),
    el("div", { class: "wide" }, el("table", {}, el("thead", {}, el("tr", {}, ["what", "verdict", "findings", "executions"].map((head) => el("th", {}, head)))), el("tbody", {}, rows))));
}

function chapters(data) {
  if (data.chapters.length < 2) return data.chapters.map((shown, i) => chapter(shown, i, data.sources));
  const sorted = [...data.chapters].sort((one, other) => rank(one) - rank(other));
  return [overview(sorted), ...sorted.map((shown, i) => section(shown, i, data.sources, i === 0 && rank(shown) === 0))];
}

function themeButton() {
  const dark = () => (document.documentElement.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
  return button("light / dark", "theme", () => { document.documentElement.dataset.theme = dark() ? "light" : "dark"; });
}

function tip(id) {
  return svg("marker", { id, viewBox: "0 0 8 8", refX: 6, refY: 4, markerWidth: 6, markerHeight: 6, orient: "auto" }, svg("path", { d: "M0 0 L8 4 L0 8 z" }));
}

(function () {
  const data = JSON.parse(document.getElementById("data").textContent);
  document.getElementById("root").append(svg("svg", { class: "tips", width: 0, height: 0 }, svg("defs", {}, tip("tip"), tip("red-tip"))),
    el("div", { class: "top" }, el("span", { class: "brand" }, "Selvage"), el("span", { class: "faint" }, data.title), themeButton()),
    ...chapters(data));
  if (location.hash) open(location.hash.slice(1));
  while (later.length) later.splice(0).forEach((show) => show());
})();
