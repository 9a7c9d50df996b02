package academy.embedded;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;

/** Ports, settled before anything slow starts. */
final class Ports {

    static final String LOOPBACK = "127.0.0.1";

    private Ports() {
    }

    /**
     * Gives a port for each wish: the wish itself, or a free one where it is 0 (or null gives null). All are held
     * open until the last one is found, so that no two of them come out the same.
     */
    static List<Integer> settle(List<Wish> wishes) throws StartFailure {
        List<ServerSocket> held = new ArrayList<>();
        List<Integer> ports = new ArrayList<>();
        try {
            for (Wish wish : wishes) {
                ServerSocket socket = bind(wish);
                held.add(socket);
                ports.add(socket.getLocalPort());
            }
        } finally {
            held.forEach(Ports::release);
        }
        return ports;
    }

    private static ServerSocket bind(Wish wish) throws StartFailure {
        try {
            ServerSocket socket = new ServerSocket();
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getByName(wish.host()), wish.port()));
            return socket;
        } catch (UnknownHostException e) {
            throw new StartFailure("The address " + wish.host() + " is unknown; give --host one of this machine's.", e);
        } catch (IOException e) {
            throw new StartFailure("Port " + wish.port() + " for " + wish.purpose()
                + elsewhere(wish.host()) + " is taken; stop the program that uses it or choose another with " + wish.option() + ".", e);
        }
    }

    private static String elsewhere(String host) {
        return host.equals(LOOPBACK) ? "" : " on " + host;
    }

    private static void release(ServerSocket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // a port that we cannot let go of shows up as taken a moment later, with its own message
        }
    }

    record Wish(String purpose, String option, String host, int port) {
    }
}
