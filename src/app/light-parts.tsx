"use client";

import { useEffect } from "react";

/** Brings the light parts to life where React has drawn the page: in the editor, and while developing. */
export function LightParts() {
  useEffect(() => {
    void import("~/visitor/elements.ts").then(({ defineElements }) => defineElements("all"));
    if (process.env.NODE_ENV === "development")
      void import("~/visitor/greet-member.ts").then(({ greetMember }) => greetMember());
  }, []);
  return null;
}
