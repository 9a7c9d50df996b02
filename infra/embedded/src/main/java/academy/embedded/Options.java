package academy.embedded;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The command line. A port of 0 means any free one; no health port means no health endpoint. */
public record Options(Path dataDir, int mongoPort, int kafkaPort, Integer healthPort, boolean stopWithParent) {

    static final String USAGE = "--data-dir DIR --mongo-port N --kafka-port N [--health-port N] [--stop-with-parent]";

    public static Options parse(String... arguments) throws StartFailure {
        Path dataDir = null;
        Integer mongoPort = null;
        Integer kafkaPort = null;
        Integer healthPort = null;
        boolean stopWithParent = false;
        Deque<String> rest = new ArrayDeque<>(List.of(arguments));
        while (!rest.isEmpty()) {
            String name = rest.poll();
            switch (name) {
                case "--data-dir" -> dataDir = Path.of(valueOf(name, rest)).toAbsolutePath().normalize();
                case "--mongo-port" -> mongoPort = port(name, rest);
                case "--kafka-port" -> kafkaPort = port(name, rest);
                case "--health-port" -> healthPort = port(name, rest);
                case "--stop-with-parent" -> stopWithParent = true;
                default -> throw new StartFailure("Unknown option " + name + "; use " + USAGE + ".");
            }
        }
        if (dataDir == null || mongoPort == null || kafkaPort == null) {
            throw new StartFailure("--data-dir, --mongo-port and --kafka-port are needed; use " + USAGE + ".");
        }
        return new Options(dataDir, mongoPort, kafkaPort, healthPort, stopWithParent);
    }

    private static String valueOf(String name, Deque<String> rest) throws StartFailure {
        if (rest.isEmpty()) {
            throw new StartFailure("Option " + name + " needs a value; use " + USAGE + ".");
        }
        return rest.poll();
    }

    private static int port(String name, Deque<String> rest) throws StartFailure {
        String text = valueOf(name, rest);
        try {
            int port = Integer.parseInt(text);
            if (port >= 0 && port <= 65535) {
                return port;
            }
        } catch (NumberFormatException e) {
            // told below, like a number out of range
        }
        throw new StartFailure("Option " + name + " needs a port from 0 to 65535, not '" + text + "'.");
    }
}
