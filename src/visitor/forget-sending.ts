/**
 * A page that says what is wrong with a password stays in the browser's list as one that was asked for: to somebody who
 * comes back to it, or loads it anew, the browser would else show that it cannot, for it would have to send the form again.
 */
export function forgetSending(): void {
  if (document.querySelector(".password-form__problem")) history.replaceState(history.state, "");
}
