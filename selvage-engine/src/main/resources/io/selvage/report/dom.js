"use strict";
/* Small pieces. All text of the program under test reaches the page through text nodes and titles only. */

function put(node, attributes, children) {
  for (const [key, value] of Object.entries(attributes || {})) {
    if (typeof value === "function") node.addEventListener(key, value);
    else if (value !== false && value !== undefined) node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat());
  return node;
}

const el = (name, attributes, ...children) => put(document.createElement(name), attributes, children);
const svg = (name, attributes, ...children) =>
  put(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

const number = (n) => n.toLocaleString("en");
const plural = (n, word) => number(n) + " " + word + (n === 1 ? "" : "s");
const clip = (text, most) => (text.length > most ? text.slice(0, Math.max(1, most - 1)) + "…" : text);
const button = (text, name, click) => el("button", { type: "button", class: name, title: name.replace(/-/g, " "), click }, text);
const COLOURS = 8;
