/* A graph in layers by distance from its first node; pan, zoom, click. */

const NODE = { width: 170, across: 200, gap: 46, line: 13, most: 24 };

function layersOf(nodes, edges) {
  const out = nodes.map(() => []), depth = new Array(nodes.length).fill(-1);
  for (const [from, to] of edges) out[from].push(to);
  const layers = [];
  const walk = (start) => {
    depth[start] = 0;
    for (let queue = [start], level = 0; queue.length; level++) {
      (layers[level] ||= []).push(...queue);
      const next = [];
      for (const at of queue) for (const to of out[at]) if (depth[to] < 0) { depth[to] = level + 1; next.push(to); }
      queue = next;
    }
  };
  nodes.forEach((_, at) => { if (depth[at] < 0) walk(at); });
  return layers;
}

/* Two sweeps by the mean place of the neighbours above keep most edges short. */
function ordered(layers, edges) {
  const above = new Map(), place = new Map();
  for (const [from, to] of edges) above.set(to, [...(above.get(to) || []), from].slice(-16));
  for (let sweep = 0; sweep < 2; sweep++) {
    for (const layer of layers) {
      const mean = new Map(layer.map((at, i) => {
        const known = (above.get(at) || []).filter((other) => place.has(other));
        return [at, known.length ? known.reduce((sum, other) => sum + place.get(other), 0) / known.length : i - layer.length / 2];
      }));
      layer.sort((a, b) => mean.get(a) - mean.get(b) || a - b);
      layer.forEach((at, i) => place.set(at, i - (layer.length - 1) / 2));
    }
  }
  return layers.flatMap((layer) => Array.from({ length: Math.ceil(layer.length / NODE.most) }, (_, i) => layer.slice(i * NODE.most, (i + 1) * NODE.most)));
}

class Graph {
  constructor(drawing) {
    this.drawing = drawing;
    this.labels = drawing.nodes.map((node) => node.label.split("\n").slice(0, 6));
    this.height = 20 + NODE.line * this.labels.reduce((most, lines) => Math.max(most, lines.length), 1);
    this.places = [];
    ordered(layersOf(drawing.nodes, drawing.edges), drawing.edges).forEach((layer, y) => layer.forEach((at, i) => {
      this.places[at] = { x: (i - (layer.length - 1) / 2) * NODE.across, y: y * (this.height + NODE.gap) };
    }));
    this.view = svg("g", {});
    this.picture = svg("svg", { role: "img", "aria-label": drawing.title }, this.view);
    this.box = el("div", { class: "graph", tabindex: "0" }, this.picture);
    this.about = el("aside", { class: "state" }, el("p", { class: "faint" }, "Click a state to see its fields, who waits, and the shortest sequence of moves to it."));
    this.edges = drawing.edges.map((edge) => this.edge(edge));
    this.nodes = drawing.nodes.map((node, at) => this.draw(node, at));
    this.view.append(...this.edges, ...this.nodes);
    this.scale = 1;
    this.dx = 0;
    this.dy = 0;
    this.listen();
    const zooms = [button("+", "zoom-in", () => this.zoom(1.3)), button("−", "zoom-out", () => this.zoom(1 / 1.3)), button("fit", "fit", () => this.fit())];
    if (drawing.nodes.some((node) => node.marked)) zooms.push(button("go to what is wrong", "go-to-wrong", () => this.goToWrong()));
    this.node = el("section", { class: "drawing" }, el("h2", {}, drawing.title), drawing.remark ? el("p", { class: "remark warn" }, drawing.remark) : "",
      el("div", { class: "tools" }, zooms, el("span", { class: "faint" }, plural(drawing.nodes.length, "state") + ", " + plural(drawing.edges.length, "move") + "; drag to pan, wheel to zoom")),
      drawing.caption ? el("p", { class: "faint caption" }, drawing.caption) : "", el("div", { class: "split" }, this.box, this.about));
  }

  edge([from, to, label, marked]) {
    const a = this.places[from], b = this.places[to], half = this.height / 2;
    let d;
    if (from === to) d = `M${a.x + NODE.width / 2} ${a.y - 8} c30 -18,30 34,4 18`;
    else if (b.y > a.y) d = `M${a.x} ${a.y + half} C${a.x} ${a.y + half + 30},${b.x} ${b.y - half - 34},${b.x} ${b.y - half - 4}`;
    else { const side = Math.max(a.x, b.x) + 120; d = `M${a.x + NODE.width / 2} ${a.y} C${side + 40} ${a.y},${side + 40} ${b.y},${b.x + NODE.width / 2 + 4} ${b.y}`; }
    return svg("path", { class: "edge" + (marked ? " marked" : ""), d, "marker-end": marked ? "url(#red-tip)" : "url(#tip)" }, svg("title", {}, label));
  }

  draw(node, at) {
    const { x, y } = this.places[at], lines = this.labels[at];
    return svg("g", { class: "node" + (node.marked ? " marked" : "") + (node.tinted ? " tinted" : "") + (at === 0 ? " start" : ""), "data-node": at, click: () => { if (!this.dragged) this.pick(at); } },
      svg("rect", { x: x - NODE.width / 2, y: y - this.height / 2, width: NODE.width, height: this.height, rx: 9 }),
      lines.map((line, i) => svg("text", { x, y: y + 4 + (i - (lines.length - 1) / 2) * NODE.line }, clip(line, 25))), svg("title", {}, node.label));
  }

  pick(at) {
    this.nodes.forEach((node, i) => node.classList.toggle("on", i === at));
    this.drawing.edges.forEach(([from], i) => this.edges[i].classList.toggle("on", from === at));
    const node = this.drawing.nodes[at], moves = this.drawing.edges.filter(([from]) => from === at);
    this.about.replaceChildren(el("h3", {}, "State " + at + (node.marked ? ": wrong" : at === 0 ? ": the beginning" : "")),
      ...node.about.flatMap((section) => [el("h4", {}, section.heading), el("ul", {}, section.lines.map((line) => el("li", {}, line)))]),
      el("h4", {}, moves.length ? "Moves from here" : "No moves from here are shown"),
      el("ul", {}, moves.slice(0, 50).map(([, to, label, marked]) => el("li", { class: marked ? "bad" : "" }, label + " → ", button("state " + to, "link", () => { this.pick(to); this.centre(to); })))));
  }

  place() {
    this.view.setAttribute("transform", `translate(${this.dx} ${this.dy}) scale(${this.scale})`);
    this.picture.classList.toggle("far", this.scale < 0.3);
  }

  zoom(by, x = this.box.clientWidth / 2, y = this.box.clientHeight / 2) {
    const scale = Math.min(4, Math.max(0.02, this.scale * by)), real = scale / this.scale;
    this.dx = x - (x - this.dx) * real;
    this.dy = y - (y - this.dy) * real;
    this.scale = scale;
    this.place();
  }

  fit() {
    const xs = this.places.map((place) => place.x), ys = this.places.map((place) => place.y);
    const left = xs.reduce((a, b) => Math.min(a, b), 0) - 120, right = xs.reduce((a, b) => Math.max(a, b), 0) + 170, bottom = ys.reduce((a, b) => Math.max(a, b), 0) + 60;
    this.scale = Math.max(0.02, Math.min(1.1, this.box.clientWidth / (right - left), this.box.clientHeight / (bottom + 60)));
    this.dx = this.box.clientWidth / 2 - this.scale * (left + right) / 2;
    this.dy = 50 * this.scale;
    this.place();
  }

  /* All of it, or its beginning if all of it would be too small to read. */
  begin() {
    this.fit();
    if (this.scale < 0.4 && this.places.length) {
      this.centre(0);
      this.dy = 50;
      this.place();
    }
  }

  centre(at) {
    this.scale = Math.max(this.scale, 0.6);
    this.dx = this.box.clientWidth / 2 - this.places[at].x * this.scale;
    this.dy = this.box.clientHeight / 2 - this.places[at].y * this.scale;
    this.place();
  }

  goToWrong() {
    const at = this.drawing.nodes.findIndex((node) => node.marked);
    this.pick(at);
    this.centre(at);
  }

  listen() {
    let from = null;
    this.box.addEventListener("wheel", (event) => {
      event.preventDefault();
      const frame = this.box.getBoundingClientRect();
      this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX - frame.left, event.clientY - frame.top);
    }, { passive: false });
    this.box.addEventListener("pointerdown", (event) => { from = [event.clientX - this.dx, event.clientY - this.dy]; this.dragged = false; });
    this.box.addEventListener("pointermove", (event) => {
      if (!from || !event.buttons) return;
      const x = event.clientX - from[0], y = event.clientY - from[1];
      if (!this.dragged && Math.hypot(x - this.dx, y - this.dy) < 5) return;
      if (!this.dragged) this.box.setPointerCapture(event.pointerId);
      this.dragged = true;
      this.dx = x;
      this.dy = y;
      this.place();
    });
    this.box.addEventListener("pointerup", () => { from = null; });
    this.box.addEventListener("keydown", (event) => {
      const by = { "+": 1.3, "-": 1 / 1.3 }[event.key], move = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key];
      if (by) this.zoom(by);
      if (move) { event.preventDefault(); this.dx += move[0]; this.dy += move[1]; this.place(); }
      if (event.key === "0") this.fit();
    });
  }
}
