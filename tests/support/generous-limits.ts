// Imported first by tests and benches that make many calls: what is counted per address would count all of them together.
process.env.GAMES_PER_HOUR_AND_IP = "1000000";
process.env.FORMS_PER_HOUR_AND_IP = "1000000";
process.env.GAME_WRITES_PER_SECOND_AND_IP = "1000000";
process.env.GAME_READS_PER_SECOND_AND_IP = "1000000";
process.env.GAME_WRITES_PER_SECOND = "1000000";
process.env.MAX_CONNECTIONS_PER_IP = "1000000";
process.env.LIVE_MAX_SOCKETS_PER_IP = "5000";
