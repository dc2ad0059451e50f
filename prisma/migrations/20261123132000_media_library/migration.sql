-- Files of media that were replaced or deleted are taken away a day later.
SELECT jobs.create_queue('media.removeFiles', '{"policy": "standard"}');
