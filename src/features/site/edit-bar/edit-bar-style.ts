/** The look of the bar: the editor's, so that it is told apart from the site's own parts. */
export const editBarStyle = `
:host {
  position: fixed;
  inset-block-end: calc(max(16px, env(safe-area-inset-bottom)) + var(--lift, 0px));
  z-index: 30;
  font: 500 14px/1.4 system-ui, sans-serif;
  letter-spacing: 0;
}
:host([data-side="left"]) { left: max(16px, env(safe-area-inset-left)); }
:host([data-side="right"]) { right: max(16px, env(safe-area-inset-right)); }
nav {
  display: flex;
  border: 1px solid rgb(255 255 255 / 18%);
  border-radius: 22px;
  background: #1c1b1a;
  color: #fff;
  box-shadow: 0 8px 24px rgb(20 18 15 / 12%), 0 2px 6px rgb(20 18 15 / 8%);
}
a, button {
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  margin: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: none;
  cursor: pointer;
}
svg {
  width: 18px;
  height: 18px;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
}
kbd {
  padding: 1px 5px;
  border-radius: 4px;
  background: rgb(255 255 255 / 16%);
  font: 500 11px/16px system-ui, sans-serif;
}
.edit {
  padding: 0 10px 0 16px;
  border-radius: 22px 0 0 22px;
  font-weight: 600;
}
.person {
  justify-content: center;
  width: 44px;
  border-radius: 0 22px 22px 0;
  border-inline-start: 1px solid rgb(255 255 255 / 18%);
}
.edit:hover, .person:hover { background: #37342f; }
.changes {
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: #f2b84b;
}
:is(a, button):focus-visible {
  outline: 2px solid #fff;
  outline-offset: -4px;
}
#menu {
  inset: auto;
  bottom: calc(max(16px, env(safe-area-inset-bottom)) + var(--lift, 0px) + 54px);
  min-width: 200px;
  max-width: min(320px, calc(100vw - 32px));
  margin: 0;
  padding: 6px;
  border: 1px solid #dedcd7;
  border-radius: 14px;
  background: #fff;
  color: #1c1b1a;
  box-shadow: 0 24px 64px rgb(20 18 15 / 22%), 0 4px 16px rgb(20 18 15 / 10%);
}
:host([data-side="left"]) #menu { left: max(16px, env(safe-area-inset-left)); }
:host([data-side="right"]) #menu { right: max(16px, env(safe-area-inset-right)); }
#menu p { margin: 0; padding: 8px 12px; font-weight: 600; }
#menu .note { padding-block: 0 8px; color: #57544f; font-weight: 500; }
#menu .note:empty { display: none; }
#menu :is(a, button) {
  width: 100%;
  padding: 0 12px;
  box-sizing: border-box;
  border-radius: 9px;
}
#menu :is(a, button):hover { background: #f6f6f4; }
#menu :is(a, button):focus-visible { outline-color: #3b4cca; }
@media (pointer: coarse), (width < 600px) { kbd { display: none; } .edit { padding-inline-end: 16px; } }
@media print { :host { display: none; } }
`;
