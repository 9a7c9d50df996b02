package academy.embedded;

import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.function.Consumer;

import org.h2.mvstore.MVStoreException;

import academy.embedded.store.DurableStore;
import academy.embedded.store.StoreBackend;
import de.bwaldvogel.mongo.MongoServer;

/** The store behind MongoDB's protocol. */
public final class MongoNode {

    private static final int ACCEPTING_THREADS = 1;
    /** Connections share these, and one that runs a long command holds up those beside it. */
    private static final int WORKING_THREADS = 16;

    private final DurableStore store;
    private final MongoServer server;

    private MongoNode(DurableStore store, MongoServer server) {
        this.store = store;
        this.server = server;
    }

    /** Starts the node on loopback; {@code onBroken} hears of it when its file cannot be written any more. */
    public static MongoNode start(Path file, int port, Consumer<Throwable> onBroken) throws StartFailure {
        return start(file, Ports.LOOPBACK, port, onBroken);
    }

    /** As above, on the address {@code host}. */
    static MongoNode start(Path file, String host, int port, Consumer<Throwable> onBroken) throws StartFailure {
        DurableStore store = openStore(file, onBroken);
        MongoServer server = new MongoServer(new StoreBackend(store));
        try {
            server.bind(new InetSocketAddress(host, port), ACCEPTING_THREADS, WORKING_THREADS);
        } catch (RuntimeException e) {
            store.close();
            throw new StartFailure("Port " + port + " for the store is taken; stop the program that uses it"
                + " or choose another with --mongo-port.", e);
        }
        return new MongoNode(store, server);
    }

    private static DurableStore openStore(Path file, Consumer<Throwable> onBroken) throws StartFailure {
        try {
            return DurableStore.open(file, onBroken);
        } catch (MVStoreException e) {
            throw new StartFailure("The store's file " + file + " cannot be opened (" + firstLine(e)
                + "); restore the data folder from a backup.", e);
        }
    }

    private static String firstLine(Exception e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse(e.getClass().getSimpleName());
    }

    public String url() {
        return urlAt(Ports.LOOPBACK);
    }

    /** The URL for clients that reach the node by the name {@code host}. */
    String urlAt(String host) {
        return "mongodb://" + host + ":" + server.getLocalAddress().getPort();
    }

    public DurableStore store() {
        return store;
    }

    public void stop() {
        server.shutdownNow();
        store.close();
    }
}
