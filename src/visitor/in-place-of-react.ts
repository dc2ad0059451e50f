import {
  createContext,
  createElement,
  forwardRef,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useId as useCountedId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  version,
} from "preact/compat";
import { IslandId } from "./island-id.ts";

/**
 * What `react` is in the islands of visitors' pages: Preact, which weighs a fifth of it on a phone's line. Components are
 * written for React, with which the editor draws the same files; only the bundling of islands knows this one.
 */
// @ts-expect-error -- its types are one object, the module itself has a name for everything
export * from "preact/compat";

/** What packages use of it as one object: Preact's own would bring all of it to every island. */
export default {
  ...{ createContext, createElement, forwardRef, Fragment, version },
  ...{ useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState },
};

/** Preact counts its ids from the beginning in every island; a page has several. */
export function useId(): string {
  return useContext(IslandId) + useCountedId();
}
