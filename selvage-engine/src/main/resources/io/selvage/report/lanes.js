/* The picture of an interleaving: a lane per thread, time runs downwards. */

const ROW = 24;
const PAGE = 200;
const LEFT = 58;
const CHAR = 7.25;

class Lanes {
  constructor(story, width, pick) {
    this.story = story;
    this.laneWidth = Math.max(118, Math.min(300, Math.floor((width - LEFT - 330) / Math.max(1, story.threads.length))));
    this.right = LEFT + this.laneWidth * story.threads.length + 6;
    this.width = this.right + 380;
    this.heads = svg("svg", { class: "heads", width: this.width, height: 30 });
    this.picture = svg("svg", { class: "picture", width: this.width, role: "img", "aria-label": "thread lanes" });
    this.here = svg("rect", { class: "here", x: 0, width: this.width, height: ROW, rx: 3 });
    this.picture.addEventListener("click", (event) => {
      const row = Math.floor((event.clientY - this.picture.getBoundingClientRect().top) / ROW);
      if (row >= 0 && row < this.rows.length) pick(this.rows[row]);
    });
    story.threads.forEach((thread, lane) => this.heads.append(svg("text", { x: this.x(lane), y: 20 },
      clip(story.text(thread), Math.floor((this.laneWidth - 18) / CHAR)), svg("title", {}, story.text(thread)))));
    this.heads.append(svg("text", { class: "faint", x: this.right, y: 20 }, "where"),
      svg("text", { class: "faint", x: this.right + 170, y: 20 }, "why"));
  }

  x(lane) { return LEFT + 16 + lane * this.laneWidth; }

  /* The row of a step, or of the first one after it that is shown. */
  row(at) {
    let low = 0, high = this.rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.rows[middle] < at) low = middle + 1; else high = middle;
    }
    return low;
  }

  shows(at) { return this.rows[this.row(at)] === at; }

  draw(rows) {
    this.rows = rows;
    this.picture.setAttribute("height", Math.max(1, rows.length) * ROW + 6);
    this.arrows = this.visibleArrows().map((arrow) => ({ ...arrow, path: this.arrow(arrow) }));
    this.picture.replaceChildren(this.here, ...this.lines(), ...this.bars(), ...this.waits(),
      ...this.arrows.map((arrow) => arrow.path), ...rows.map((at, row) => this.step(at, row)));
  }

  lines() {
    const bottom = this.rows.length * ROW;
    return this.story.threads.flatMap((thread, lane) => {
      const life = this.story.lives.get(thread);
      const end = life.stuck >= 0 ? life.stuck : life.last;
      const x = this.x(lane), from = this.row(life.first) * ROW + ROW / 2, to = Math.min(bottom, this.row(end) * ROW + ROW / 2);
      return [svg("line", { class: "lane", x1: x, x2: x, y1: 0, y2: bottom }), svg("line", { class: "life", x1: x, x2: x, y1: from, y2: to })];
    });
  }

  visible(span) {
    return this.rows.length && span.from <= this.rows[this.rows.length - 1] && span.to > this.rows[0];
  }

  extent(span) {
    const begin = this.row(span.from) * ROW + (this.shows(span.from) ? 4 : 0);
    const end = Math.min(this.rows.length * ROW, this.row(span.to) * ROW + (this.shows(span.to) ? ROW / 2 : 0));
    return { y: begin, height: Math.max(4, end - begin) };
  }

  bars() {
    return this.story.held.filter((span) => this.visible(span)).map((span) => svg("rect", {
      class: "held c" + this.story.colour(span.lock), x: this.x(this.story.lives.get(span.thread).lane) - 10 - 6 * span.slot, width: 5, rx: 2.5, ...this.extent(span),
    }, svg("title", {}, this.story.text(span.thread) + " holds " + this.story.text(span.lock))));
  }

  waits() {
    return this.story.waits.filter((span) => this.visible(span)).map((span) => svg("rect", {
      class: "waits c" + this.story.colour(span.lock), x: this.x(this.story.lives.get(span.thread).lane) - 4, width: 8, rx: 4, ...this.extent(span),
    }, svg("title", {}, this.story.text(span.thread) + " is in the wait set of " + this.story.text(span.lock))));
  }

  visibleArrows() {
    return this.story.arrows.filter((arrow) => this.rows.length && this.shows(arrow.from) && this.shows(arrow.to));
  }

  arrow(arrow) {
    const x1 = this.x(this.story.lane(arrow.from)), x2 = this.x(this.story.lane(arrow.to));
    const y1 = this.row(arrow.from) * ROW + ROW / 2, y2 = this.row(arrow.to) * ROW + ROW / 2;
    const aim = x2 + (x2 > x1 ? -7 : 7), bend = Math.min(60, Math.abs(x2 - x1) / 2) * (x2 > x1 ? 1 : -1);
    return svg("path", { class: "arrow", "marker-end": "url(#tip)", d: `M${x1} ${y1} C${x1 + bend} ${y1},${aim - bend} ${y2},${aim} ${y2}` },
      svg("title", {}, "step " + this.story.number(arrow.from) + " happens before step " + this.story.number(arrow.to)));
  }

  step(at, row) {
    const story = this.story, x = this.x(story.lane(at)), y = row * ROW, base = y + 16, why = story.why(at);
    const mark = story.isStuck(at)
      ? svg("rect", { class: "stuck", x: x - 5, y: y + 7, width: 10, height: 10, rx: 2 })
      : svg("circle", { class: why === "chosen" ? "dot chosen" : "dot", cx: x, cy: y + ROW / 2, r: 4.2 });
    return svg("g", { class: "step", "data-step": story.number(at) },
      svg("text", { class: "nr", x: LEFT - 22, y: base }, String(story.number(at))), mark,
      svg("text", { class: story.isStuck(at) ? "action bad" : "action", x: x + 11, y: base }, clip(story.action(at), Math.floor((this.laneWidth - 38) / CHAR)),
        svg("title", {}, story.thread(at) + ": " + story.action(at))),
      svg("text", { class: "faint", x: this.right, y: base }, clip(story.place(at), 22), svg("title", {}, story.place(at))),
      svg("text", { class: "faint", x: this.right + 170, y: base }, clip(why, 28), svg("title", {}, why)));
  }

  select(at) {
    this.here.setAttribute("y", this.row(at) * ROW);
    this.here.setAttribute("visibility", this.rows.length && this.shows(at) ? "visible" : "hidden");
    for (const arrow of this.arrows) arrow.path.classList.toggle("on", arrow.from === at || arrow.to === at);
  }
}
