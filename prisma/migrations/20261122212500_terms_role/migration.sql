-- A site's terms are a page with a role, like its imprint.
ALTER TYPE "PageRole" ADD VALUE 'terms' BEFORE 'contact';
