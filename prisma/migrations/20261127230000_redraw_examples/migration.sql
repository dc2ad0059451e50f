-- A site's example pictures follow its look.
SELECT jobs.create_queue('site.redrawExamples', '{"policy": "standard"}');
