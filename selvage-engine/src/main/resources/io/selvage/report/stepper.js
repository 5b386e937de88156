/* Stepping through an interleaving: buttons, keys, filter, pages. */

let active = null;

class Stepper {
  constructor(story, sources) {
    this.story = story;
    this.sources = sources;
    this.at = story.decisive();
    this.onlySwitches = false;
    this.isFolded = false;
    this.shown = story.matching([]);
    this.page = -1;
    this.position = el("span", { class: "position", "aria-live": "polite" });
    this.filter = el("input", { type: "search", class: "filter", placeholder: "filter: thread, lock, file…", "aria-label": "filter steps", input: () => this.refilter() });
    this.state = el("aside", { class: "state" });
    this.lanes = el("div", { class: "lanes", tabindex: "0", role: "group", "aria-label": "interleaving, arrow keys step" });
    this.node = el("div", { class: "stepper", pointerdown: () => { active = this; }, focusin: () => { active = this; } },
      this.tools(), this.legend(), el("div", { class: "split" }, this.lanes, this.state));
    this.lanes.addEventListener("keydown", (event) => {
      const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 20, PageUp: -20 }[event.key];
      if (by) { event.preventDefault(); this.go(by); }
    });
    active = active || this;
  }

  tools() {
    return el("div", { class: "tools" }, button("|◀", "first-step", () => this.go(-Infinity)), button("◀", "step-back", () => this.go(-1)),
      button("▶", "step-forward", () => this.go(1)), button("▶|", "last-step", () => this.go(Infinity)), this.pages(), this.position, this.switches(), this.inner(), this.filter,
      el("span", { class: "faint keys" }, "keys: ← → Home End"));
  }

  switches() {
    return this.toggle("switches only", "switches", () => (this.onlySwitches = !this.onlySwitches));
  }

  /* What pools and initialisers do can be folded away. */
  inner() {
    if (!this.story.hasInner()) return [];
    return [this.toggle("fold inner steps", "inner", () => (this.isFolded = !this.isFolded))];
  }

  toggle(text, name, turn) {
    const toggle = button(text, name, () => {
      toggle.setAttribute("aria-pressed", turn());
      this.refilter();
    });
    toggle.setAttribute("aria-pressed", false);
    return toggle;
  }

  /* Positions of the steps that the filter and the switch leave. */
  matching(words) {
    const matching = this.story.matching(words);
    const found = this.isFolded ? matching.filter((at) => !this.story.isInner(at)) : matching;
    if (!this.onlySwitches) return found;
    const kept = new Set(this.story.switches());
    return found.filter((at) => kept.has(at));
  }

  /* A long story is walked through by pages, or by typing the number of a step. */
  pages() {
    if (this.story.length <= PAGE) return [];
    return [button("◀◀", "page-back", () => this.go(-PAGE)), button("▶▶", "page-forward", () => this.go(PAGE)),
      el("input", { type: "number", class: "to-step", min: 1, placeholder: "step", "aria-label": "go to step", change: (event) => this.goTo(Number(event.target.value)) })];
  }

  /* The step with that number, or the last one before it that is there. */
  goTo(wanted) {
    let low = 0, high = this.story.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.story.number(middle) <= wanted) low = middle; else high = middle - 1;
    }
    this.pick(low);
  }

  legend() {
    const most = 10, locks = this.story.locks;
    const more = locks.length > most ? [el("span", { class: "faint" }, "… and " + plural(locks.length - most, "lock") + " more")] : [];
    return el("div", { class: "legend" }, locks.slice(0, most).map((lock) => chip(this.story, lock)), more,
      locks.length ? el("span", { class: "faint" }, "solid: held, hollow: in its wait set; ") : "",
      this.story.named().length ? el("span", { class: "legend-named" }, "what the finding is about") : "",
      this.story.threads.some((thread) => this.story.lives.get(thread).died >= 0) ? el("span", { class: "bad" }, "× a thread dies") : "",
      el("span", { class: "faint" }, "○ the search switched here"),
      this.story.arrows.length ? el("span", { class: "faint" }, "arrows of the selected step: happens before") : "");
  }

  /* Once the page knows how wide it is. */
  show() {
    this.view = new Lanes(this.story, this.lanes.clientWidth || 900, (at) => this.pick(at));
    this.lanes.replaceChildren(...this.view.node);
    this.page = -1;
    this.pick(this.at);
  }

  refilter() {
    const words = this.filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    this.shown = this.matching(words);
    this.page = -1;
    this.pick(this.shown.find((at) => at >= this.at) ?? this.shown[this.shown.length - 1] ?? this.at);
  }

  index(at) {
    let low = 0, high = this.shown.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.shown[middle] < at) low = middle + 1; else high = middle;
    }
    return low;
  }

  pick(at) {
    if (this.shown.length && this.shown[this.index(at)] !== at) this.showAll();
    this.at = at;
    const index = this.index(at), page = Math.floor(index / PAGE);
    if (page !== this.page) {
      this.page = page;
      this.view.draw(this.shown.slice(page * PAGE, (page + 1) * PAGE));
    }
    this.view.select(at);
    this.state.replaceChildren(...panel(this.story, at, this.sources, (other) => this.pick(other)));
    this.position.textContent = this.where(index);
    this.reveal((index - page * PAGE) * this.view.height);
  }

  showAll() {
    this.filter.value = "";
    this.onlySwitches = false;
    this.isFolded = false;
    this.node.querySelectorAll(".switches, .inner").forEach((toggle) => toggle.setAttribute("aria-pressed", false));
    this.shown = this.story.matching([]);
    this.page = -1;
  }

  where(index) {
    if (!this.shown.length) return "nothing matches";
    const pages = Math.ceil(this.shown.length / PAGE), all = this.shown.length === this.story.length;
    return "step " + number(this.story.number(this.at)) + " of " + number(this.story.length)
      + (all ? "" : " (" + number(index + 1) + " of " + number(this.shown.length) + " that match)")
      + (pages > 1 ? ", page " + number(this.page + 1) + " of " + number(pages) : "");
  }

  /* Never sideways by itself: lanes share the width, and words are never cut. */
  reveal(y) {
    const box = this.lanes, top = box.scrollTop, room = box.clientHeight - 3 * this.view.height;
    if (y < top || y > top + room) box.scrollTop = Math.max(0, y - box.clientHeight / 2);
  }

  go(by) {
    if (!this.shown.length) return;
    const index = Math.min(this.shown.length - 1, Math.max(0, this.index(this.at) + by));
    if (this.shown[index] !== this.at) this.pick(this.shown[index]);
  }
}

document.addEventListener("keydown", (event) => {
  const by = { ArrowRight: 1, ArrowLeft: -1, j: 1, k: -1, Home: -Infinity, End: Infinity }[event.key];
  const types = event.target instanceof HTMLInputElement || event.ctrlKey || event.altKey || event.metaKey;
  if (!by || types || !active || event.target.closest?.(".graph")) return;
  event.preventDefault();
  active.go(by);
});
