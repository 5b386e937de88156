/* The picture of an interleaving: a lane per thread, time runs downwards. */

const ROW = 24;
const PAGE = 200;
const LEFT = 72;
const CHAR = 7.25;

class Lanes {
  constructor(story, width, pick) {
    this.story = story;
    this.measure(width);
    this.width = this.right + this.where + this.why;
    this.heads = svg("svg", { class: "heads", width: this.width, height: 30 });
    this.picture = svg("svg", { class: "picture", width: this.width, role: "img", "aria-label": "thread lanes" });
    this.here = svg("rect", { class: "here", x: 0, width: this.width, height: ROW, rx: 3 });
    this.picture.addEventListener("click", (event) => {
      const row = Math.floor((event.clientY - this.picture.getBoundingClientRect().top) / ROW);
      if (row >= 0 && row < this.rows.length) pick(this.rows[row]);
    });
    story.threads.forEach((thread, lane) => this.heads.append(svg("text", { x: this.x(lane), y: 20 },
      clip(story.text(thread), this.room(lane)), svg("title", {}, story.text(thread)))));
    this.heads.append(svg("text", { class: "faint", x: this.right, y: 20 }, "where"),
      svg("text", { class: "faint", x: this.right + this.where, y: 20 }, "why"));
  }

  /* Lanes are as wide as their longest action, within reason; the picture can be scrolled. */
  measure(width) {
    const most = width < 600 ? 190 : 330, longest = this.story.threads.map((thread) => this.story.text(thread).length);
    let where = 5, why = 3;
    for (let at = 0; at < this.story.length; at++) {
      where = Math.max(where, this.story.place(at).length);
      why = Math.max(why, this.story.why(at).length);
      const lane = this.story.lane(at);
      longest[lane] = Math.max(longest[lane], this.story.action(at).length);
    }
    this.widths = longest.map((length) => Math.ceil(Math.max(90, Math.min(most, length * CHAR + 40))));
    this.where = (Math.min(34, where) + 3) * CHAR;
    this.why = (Math.min(64, why) + 2) * CHAR;
    this.lefts = [];
    this.right = LEFT + 6;
    for (const lane of this.widths) {
      this.lefts.push(this.right + 10);
      this.right += lane;
    }
  }

  x(lane) { return this.lefts[lane]; }
  room(lane) { return Math.floor((this.widths[lane] - 32) / CHAR); }

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
    this.steps = rows.map((at, row) => this.step(at, row));
    this.picture.replaceChildren(this.here, ...this.lines(), ...this.bars(), ...this.waits(),
      ...this.arrows.map((arrow) => arrow.path), ...this.steps);
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
    const fall = Math.max(y1, y2 - Math.abs(x2 - x1) / 3);
    return svg("path", { class: "arrow", "marker-end": "url(#tip)", d: `M${x1} ${y1} C${x1} ${fall},${aim - bend} ${y2},${aim} ${y2}` },
      svg("title", {}, "step " + this.story.number(arrow.from) + " happens before step " + this.story.number(arrow.to)));
  }

  step(at, row) {
    const story = this.story, x = this.x(story.lane(at)), y = row * ROW, base = y + 16, why = story.why(at);
    const mark = story.isStuck(at)
      ? svg("rect", { class: "stuck", x: x - 5, y: y + 7, width: 10, height: 10, rx: 2 })
      : svg("circle", { class: why === "chosen" ? "dot chosen" : "dot", cx: x, cy: y + ROW / 2, r: 4.2 });
    return svg("g", { class: "step", "data-step": story.number(at) },
      svg("text", { class: "nr", x: LEFT - 22, y: base }, String(story.number(at))), mark,
      svg("text", { class: story.isStuck(at) ? "action bad" : "action", x: x + 11, y: base }, clip(story.action(at), this.room(story.lane(at))),
        svg("title", {}, story.thread(at) + ": " + story.action(at))),
      svg("text", { class: "faint", x: this.right, y: base }, clip(story.place(at), Math.floor(this.where / CHAR) - 2), svg("title", {}, story.place(at))),
      svg("text", { class: "faint", x: this.right + this.where, y: base }, clip(why, Math.floor(this.why / CHAR) - 1), svg("title", {}, why)));
  }

  select(at) {
    this.here.setAttribute("y", this.row(at) * ROW);
    this.picture.querySelector(".now")?.classList.remove("now");
    if (this.shows(at)) this.steps[this.row(at)].classList.add("now");
    this.here.setAttribute("visibility", this.rows.length && this.shows(at) ? "visible" : "hidden");
    for (const arrow of this.arrows) arrow.path.classList.toggle("on", arrow.from === at || arrow.to === at);
  }
}
