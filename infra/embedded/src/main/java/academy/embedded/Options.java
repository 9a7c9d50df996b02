package academy.embedded;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * The command line. A port of 0 means any free one; no health port means no health endpoint. {@code host} is the address
 * that clients' ports are bound to, {@code advertisedHost} the one that clients are told to connect to.
 */
public record Options(Path dataDir, String host, String advertisedHost, int mongoPort, int kafkaPort,
    Integer healthPort, boolean stopWithParent) {

    static final String USAGE = "--data-dir DIR --mongo-port N --kafka-port N [--host ADDRESS] [--advertised-host NAME]"
        + " [--health-port N] [--stop-with-parent]";
    /** Bound to, they mean every address, so no client could connect to them. */
    private static final Set<String> WILDCARDS = Set.of("0.0.0.0", "::");

    public static Options parse(String... arguments) throws StartFailure {
        Path dataDir = null;
        String host = Ports.LOOPBACK;
        String advertisedHost = null;
        Integer mongoPort = null;
        Integer kafkaPort = null;
        Integer healthPort = null;
        boolean stopWithParent = false;
        Deque<String> rest = new ArrayDeque<>(List.of(arguments));
        while (!rest.isEmpty()) {
            String name = rest.poll();
            switch (name) {
                case "--data-dir" -> dataDir = Path.of(valueOf(name, rest)).toAbsolutePath().normalize();
                case "--host" -> host = valueOf(name, rest);
                case "--advertised-host" -> advertisedHost = valueOf(name, rest);
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
        if (advertisedHost == null && WILDCARDS.contains(host)) {
            throw new StartFailure("With --host " + host + " clients need --advertised-host, the name that they connect to.");
        }
        String advertised = advertisedHost == null ? host : advertisedHost;
        return new Options(dataDir, host, advertised, mongoPort, kafkaPort, healthPort, stopWithParent);
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
