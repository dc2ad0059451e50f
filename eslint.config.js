import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  {
    ignores: [
      "node_modules",
      ".next*",
      ".data",
      "src/generated",
      "next-env.d.ts",
      "test-results",
      "**/*.js",
      "**/*.mjs",
      "**/*.cjs",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  ...tseslint.configs.recommendedTypeChecked,
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  {
    plugins: { "react-hooks": reactHooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/require-await": "off", // an async function may fulfil an interface without awaiting
      "@typescript-eslint/unbound-method": "off", // primitives (`ui.Text`) are components, not methods
      eqeqeq: ["error", "always"],
      "no-console": "error",
    },
  },
  {
    // `useDatabase()` and its kin belong to the test runner, not to React
    files: ["tests/**", "prisma/**", "**/*.test.{ts,tsx}"],
    rules: { "no-console": "off", "react-hooks/rules-of-hooks": "off" },
  },
  {
    files: ["tests/e2e/*.spec.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "@playwright/test",
              importNames: ["test"],
              message: "Use ./support/story.ts: it closes what a story opens.",
            },
          ],
        },
      ],
    },
  },
);
