// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { rememberTold, wasTold } from "./told.ts";

afterEach(() => sessionStorage.clear());

it("tells a session once what is new, and the next session anew", () => {
  expect(wasTold()).toBe(false);
  rememberTold();
  expect(wasTold()).toBe(true);
  sessionStorage.clear();
  expect(wasTold()).toBe(false);
});
