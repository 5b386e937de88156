/* An interleaving, decoded. Positions count from 0; texts are numbers until they are shown. */

const WIDTH = 9;
const ROLE = { MACHINERY: 0, PLAIN: 1, KEY: 2, NAMED: 3, FAILING: 4 };

class Story {
  constructor(data) {
    this.data = data;
    this.length = data.steps.length / WIDTH;
    this.held = Story.spans(data.held);
    this.waits = Story.spans(data.waits);
    this.threads = [];
    this.lives = new Map();
    for (let i = 0; i < this.length; i++) this.meet(this.field(i, 1), i);
    this.locks = [...new Set([...this.held, ...this.waits].sort((a, b) => a.from - b.from).map((span) => span.lock))];
    this.colours = new Map(this.locks.map((lock, i) => [lock, i % COLOURS]));
    this.arrows = [];
    for (let i = 0; i < data.arrows.length; i += 2) this.arrows.push({ from: data.arrows[i], to: data.arrows[i + 1] });
    this.slots();
  }

  static spans(numbers) {
    const spans = [];
    for (let i = 0; i < numbers.length; i += 4) {
      spans.push({ thread: numbers[i], lock: numbers[i + 1], from: numbers[i + 2], to: numbers[i + 3] });
    }
    return spans.sort((a, b) => a.from - b.from);
  }

  meet(thread, at) {
    if (!this.lives.has(thread)) {
      this.lives.set(thread, { lane: this.threads.length, first: at, last: at, stuck: -1, died: -1 });
      this.threads.push(thread);
    }
    const life = this.lives.get(thread);
    if (this.isStuck(at)) life.stuck = at;
    else life.last = at;
    if (this.role(at) === ROLE.FAILING) life.died = at;
  }

  /* Locks held at the same time by one thread are drawn side by side. */
  slots() {
    const open = new Map();
    for (const span of this.held) {
      const others = (open.get(span.thread) || []).filter((other) => other.to > span.from);
      span.slot = 0;
      while (others.some((other) => other.slot === span.slot)) span.slot++;
      others.push(span);
      open.set(span.thread, others);
    }
  }

  field(at, which) { return this.data.steps[at * WIDTH + which]; }
  text(number) { return this.data.texts[number]; }
  number(at) { return this.field(at, 0); }
  lane(at) { return this.lives.get(this.field(at, 1)).lane; }
  thread(at) { return this.text(this.field(at, 1)); }
  action(at) { return this.text(this.field(at, 2)); }
  place(at) { return this.text(this.field(at, 3)); }
  why(at) { return this.text(this.field(at, 4)); }
  source(at) { return this.text(this.field(at, 5)); }
  isStuck(at) { return this.field(at, 6) === 1; }
  role(at) { return this.field(at, 7); }
  path(at) { return this.text(this.field(at, 8)).split("\n").filter(Boolean); }
  isInner(at) { return this.role(at) === ROLE.MACHINERY; }

  hasInner() {
    for (let at = 0; at < this.length; at++) if (this.isInner(at)) return true;
    return false;
  }

  isNamed(at) { return this.role(at) === ROLE.NAMED; }
  isBad(at) { return this.isStuck(at) || this.role(at) === ROLE.FAILING; }
  hasBadEnd(thread) { const life = this.lives.get(thread); return life.stuck >= 0 || life.died >= 0; }

  /* Where to begin reading: where a thread dies, else the last step that the finding is about, else the end. */
  decisive() {
    let named = -1;
    for (let i = 0; i < this.length; i++) {
      if (this.role(i) === ROLE.FAILING) return i;
      if (this.isNamed(i)) named = i;
    }
    return named >= 0 && !this.isStuck(this.length - 1) ? named : Math.max(0, this.length - 1);
  }

  /* The steps that the finding is about. */
  named() { return Array.from({ length: this.length }, (_, i) => i).filter((i) => this.isNamed(i)); }

  /* Where the thread changes, the step before that, and what the finding is about. */
  switches() {
    const found = [];
    for (let i = 0; i < this.length; i++) {
      const leaves = i + 1 < this.length && this.field(i + 1, 1) !== this.field(i, 1);
      const comes = i === 0 || this.field(i - 1, 1) !== this.field(i, 1);
      if (leaves || comes || this.isNamed(i) || this.isBad(i)) found.push(i);
    }
    return found;
  }
  colour(lock) { return this.colours.get(lock); }

  /* Positions of the steps that have all the words somewhere. */
  matching(words) {
    const has = words.map((word) => this.data.texts.map((text) => text.toLowerCase().includes(word)));
    const found = [];
    for (let i = 0; i < this.length; i++) {
      const at = i * WIDTH;
      const steps = this.data.steps;
      if (has.every((table) => table[steps[at + 1]] || table[steps[at + 2]] || table[steps[at + 3]] || table[steps[at + 4]])) found.push(i);
    }
    return found;
  }

  static during(spans, at) { return spans.filter((span) => span.from <= at && at < span.to); }

  /* What is to be said of a thread after the step at a position. */
  condition(thread, at) {
    const life = this.lives.get(thread);
    if (life.stuck >= 0 && at >= life.stuck) return "stuck: " + this.action(life.stuck);
    if (at < life.first) return "not begun";
    if (life.died >= 0 && at >= life.died) return this.action(life.died);
    if (at >= life.last && this.action(life.last) === "end") return "ended";
    return "";
  }
}
