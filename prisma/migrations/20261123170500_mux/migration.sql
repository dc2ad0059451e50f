-- Films on their way to Mux and back.
SELECT jobs.create_queue('media.mux', '{"policy": "standard"}');
SELECT jobs.create_queue('media.leaveMux', '{"policy": "standard"}');
