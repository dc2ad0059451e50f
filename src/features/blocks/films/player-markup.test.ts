// @vitest-environment jsdom
import { expect, it } from "vitest";
import { isPlayerMarkup } from "./player-markup.ts";

it.each([
  ["", true],
  ["<style>:host { color: red }</style><slot name='icon'><svg><path d='M0 0' /></svg></slot>", true],
  ["<template><style></style><media-controller><slot name=media></slot></media-controller></template>", true],
  ["<h2>Keys</h2><table><tr><td>k</td></tr></table><svg><circle r='2' /></svg>", true],
  ["<mux-video src='{{ 0 }}'></mux-video><track src='{{ 1 }}'>", true],
  ["<a href='https://www.mux.com/player'>Mux</a>", true],
  ["<a href='https://www.mux.com/player/../..//evil.example'>Mux</a>", false],
  ["<a href='javascript:alert(1)'>Mux</a>", false],
  ["<img src=x onerror=alert(1)>", false],
  ["<img src=https://evil.example/x>", false],
  ["<svg onload=alert(1)></svg>", false],
  ["<svg><use href='#x' /></svg>", false],
  ["<svg><animate attributeName=href to=javascript:alert(1) /></svg>", false],
  ["<script src=https://evil.example/x.js></script>", false],
  ["<iframe srcdoc='<p>x</p>'></iframe>", false],
  ["<form action=https://evil.example><input></form>", false],
  ["<button formaction=https://evil.example>x</button>", false],
  ["<meta http-equiv=refresh content='0; url=https://evil.example'>", false],
  ["<base href=https://evil.example>", false],
  ["<template><template><script></script></template></template>", false],
  ["<media-controller onclick=alert(1)></media-controller>", false],
  ["<vt-booking data-origin=https://evil.example></vt-booking>", false],
])("%s: %s", (text, isDrawn) => expect(isPlayerMarkup(text)).toBe(isDrawn));
