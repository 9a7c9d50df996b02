package academy.embedded;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** {@code GET /} on a loopback port answers 200 with the figures of the moment, or 503 while something is broken. */
final class HealthEndpoint {

    private final HttpServer server;

    private HealthEndpoint(HttpServer server) {
        this.server = server;
    }

    static HealthEndpoint start(int port, Supplier<Health> health) throws StartFailure {
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(Ports.LOOPBACK, port), 0);
            server.createContext("/", exchange -> answer(exchange, health.get()));
            server.start();
            return new HealthEndpoint(server);
        } catch (IOException e) {
            throw new StartFailure("The health endpoint cannot use port " + port
                + "; choose another with --health-port.", e);
        }
    }

    private static void answer(HttpExchange exchange, Health health) throws IOException {
        byte[] body = (health.toJson() + "\n").getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(health.ok() ? 200 : 503, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    String url() {
        return "http://" + Ports.LOOPBACK + ":" + server.getAddress().getPort();
    }
}
