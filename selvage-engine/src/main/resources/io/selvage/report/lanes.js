/* The picture of an interleaving: a lane per thread, time runs downwards. Step numbers and names of threads stay in view. */

const PAGE = 200;
const CHAR = 7.25;
const NARROW = 700;
const LEAST_LANE = 64;

/* Names of threads differ at their ends. */
function shorten(name, most) {
  const end = name.match(/[^a-z]?\d+$/i)?.[0] ?? "";
  return name.length <= most || end.length + 2 > most ? clip(name, most) : name.slice(0, most - end.length - 1) + "…" + end;
}

class Lanes {
  constructor(story, width, pick) {
    this.story = story;
    this.narrow = width < NARROW;
    this.gap = String(story.length ? story.number(story.length - 1) : 0).length * CHAR + 22;
    // Two scroll bars may come: that of the box and that of the page.
    const room = width - this.gap - 32;
    this.measure(room);
    if (!this.narrow && this.width > room) {
      this.narrow = true;
      this.measure(room);
    }
    this.height = this.narrow ? 42 : 24;
    this.heads = svg("svg", { class: "heads", width: this.width, height: 30 });
    this.corner = svg("svg", { class: "corner", width: this.gap, height: 30 }, svg("text", { class: "nr", x: this.gap - 8, y: 20 }, "#"));
    this.numbers = svg("svg", { class: "numbers", width: this.gap });
    this.picture = svg("svg", { class: "picture", width: this.width, role: "img", "aria-label": "thread lanes" });
    this.here = svg("rect", { class: "here", x: 0, width: this.width, height: this.height, rx: 3 });
    for (const part of [this.picture, this.numbers]) part.addEventListener("click", (event) => {
      const row = Math.floor((event.clientY - this.picture.getBoundingClientRect().top) / this.height);
      if (row >= 0 && row < this.rows.length) pick(this.rows[row]);
    });
    story.threads.forEach((thread, lane) => this.heads.append(svg("text", { x: this.x(lane) - 6, y: 20, class: story.hasBadEnd(thread) ? "bad" : "" },
      shorten(story.text(thread), Math.floor((this.lane - 8) / CHAR)), svg("title", {}, story.text(thread)))));
    if (!this.narrow) this.heads.append(svg("text", { class: "faint", x: this.right, y: 20 }, "where"), svg("text", { class: "faint", x: this.right + this.where, y: 20 }, "why"));
    this.node = [this.corner, this.heads, this.numbers, this.picture];
  }

  /* Only one thread acts in a row, so its words may run over the other lanes: lanes share what room there is. */
  measure(room) {
    let where = 5, why = 3, action = 8;
    for (let at = 0; at < this.story.length; at++) {
      where = Math.max(where, this.story.place(at).length);
      why = Math.max(why, this.story.why(at).length);
      action = Math.max(action, this.story.action(at).length);
    }
    this.where = (where + 2) * CHAR;
    this.why = (why + 1) * CHAR;
    const count = Math.max(1, this.story.threads.length), words = action * CHAR + 34;
    const columns = this.narrow ? 0 : this.where + this.why;
    const wanted = Math.max(words, count * Math.min(230, words));
    this.lanes = Math.max(Math.min(wanted, room - columns), words, count * LEAST_LANE);
    this.lane = (this.lanes - 24) / count;
    this.right = this.lanes;
    this.width = Math.max(room, this.lanes + columns);
  }

  x(lane) { return 24 + lane * this.lane; }

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
  middle(at) { return this.row(at) * this.height + 12; }

  draw(rows) {
    this.rows = rows;
    const high = Math.max(1, rows.length) * this.height + 6;
    this.picture.setAttribute("height", high);
    this.numbers.setAttribute("height", high);
    this.steps = rows.map((at, row) => this.step(at, row));
    this.arrows = svg("g", {});
    this.picture.replaceChildren(...this.tints(), this.here, ...this.lines(), ...this.bars(), ...this.waits(), this.arrows, ...this.steps);
    this.numbers.replaceChildren(...rows.map((at, row) => svg("text", { class: "nr" + (this.story.isBad(at) ? " bad" : this.story.isNamed(at) ? " named" : ""), x: this.gap - 8, y: row * this.height + 16 },
      String(this.story.number(at)))));
  }

  tints() {
    return this.rows.flatMap((at, row) => (this.story.isNamed(at) ? [svg("rect", { class: "tint", x: 0, width: this.width, y: row * this.height, height: this.height })] : []));
  }

  lines() {
    const bottom = this.rows.length * this.height;
    return this.story.threads.flatMap((thread, lane) => {
      const life = this.story.lives.get(thread);
      const end = life.stuck >= 0 ? life.stuck : life.last;
      const x = this.x(lane), to = Math.min(bottom, this.middle(end));
      return [svg("line", { class: "lane", x1: x, x2: x, y1: 0, y2: bottom }),
        svg("line", { class: "life" + (life.died >= 0 ? " bad" : ""), x1: x, x2: x, y1: this.middle(life.first), y2: to })];
    });
  }

  visible(span) {
    return this.rows.length && span.from <= this.rows[this.rows.length - 1] && span.to > this.rows[0];
  }

  extent(span) {
    const begin = this.row(span.from) * this.height + (this.shows(span.from) ? 4 : 0);
    const end = Math.min(this.rows.length * this.height, this.row(span.to) * this.height + (this.shows(span.to) ? 12 : 0));
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

  arrow(arrow) {
    const x1 = this.x(this.story.lane(arrow.from)), x2 = this.x(this.story.lane(arrow.to));
    const y1 = this.middle(arrow.from), y2 = this.middle(arrow.to);
    const aim = x2 + (x2 > x1 ? -7 : 7), bend = Math.min(60, Math.abs(x2 - x1) / 2) * (x2 > x1 ? 1 : -1);
    const fall = Math.max(y1, y2 - Math.abs(x2 - x1) / 3);
    return svg("path", { class: "arrow on", "marker-end": "url(#tip)", d: `M${x1} ${y1} C${x1} ${fall},${aim - bend} ${y2},${aim} ${y2}` },
      svg("title", {}, "step " + this.story.number(arrow.from) + " happens before step " + this.story.number(arrow.to)));
  }

  mark(at, x, y) {
    if (this.story.isStuck(at)) return svg("rect", { class: "stuck", x: x - 5, y: y + 7, width: 10, height: 10, rx: 2 });
    if (this.story.role(at) === ROLE.FAILING) return svg("path", { class: "died", d: `M${x - 5} ${y + 7} l10 10 m0 -10 l-10 10` });
    const kind = this.story.isNamed(at) ? "dot named" : this.story.why(at) === "chosen" ? "dot chosen" : "dot";
    return svg("circle", { class: kind, cx: x, cy: y + 12, r: this.story.isNamed(at) ? 5.5 : 4.2 });
  }

  /* Words that would run into the next column stand before their lane; those that fit on neither side, right before the column. */
  words(at, x, base) {
    const story = this.story, action = story.action(at), length = action.length * CHAR, runs = x + 11 + length > this.right;
    const before = runs && x - 14 > length, begin = runs ? Math.max(4, this.right - length - 6) : x + 11;
    return svg("text", { class: "action" + (story.isBad(at) ? " bad" : "") + (before ? " before" : ""), x: before ? x - 14 : begin, y: base }, action,
      svg("title", {}, story.thread(at) + ": " + action));
  }

  step(at, row) {
    const story = this.story, x = this.x(story.lane(at)), y = row * this.height, base = y + 16, why = story.why(at);
    const place = this.narrow
      ? [svg("text", { class: "faint", x: Math.max(4, Math.min(x + 11, this.width - (story.place(at) + why).length * CHAR - 24)), y: base + 16 }, [story.place(at), why].filter(Boolean).join(" — "))]
      : [svg("text", { class: "faint", x: this.right, y: base }, story.place(at)), svg("text", { class: "faint", x: this.right + this.where, y: base }, why)];
    return svg("g", { class: "step", "data-step": story.number(at) }, this.words(at, x, base), this.mark(at, x, y), place);
  }

  select(at) {
    this.here.setAttribute("y", this.row(at) * this.height);
    this.picture.querySelector(".now")?.classList.remove("now");
    if (this.shows(at)) this.steps[this.row(at)].classList.add("now");
    this.here.setAttribute("visibility", this.rows.length && this.shows(at) ? "visible" : "hidden");
    const drawn = this.story.arrows.filter((arrow) => (arrow.from === at || arrow.to === at) && this.rows.length && this.shows(arrow.from) && this.shows(arrow.to));
    this.arrows.replaceChildren(...drawn.map((arrow) => this.arrow(arrow)));
  }
}
