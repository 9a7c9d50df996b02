package academy.embedded.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

import org.bson.BsonDocument;

import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoDatabase;

import academy.embedded.MongoNode;
import academy.embedded.StartFailure;

/** The store in this process with a client to it, on a file in a folder of its own. */
public final class TestStore implements AutoCloseable {

    private final Path folder;
    private MongoNode node;
    private MongoClient client;
    private int kills;

    private TestStore(Path folder) {
        this.folder = folder;
    }

    public static TestStore open() throws IOException, StartFailure {
        TestStore store = new TestStore(Files.createTempDirectory("embedded-store"));
        store.start(store.file());
        return store;
    }

    private Path file() {
        return folder.resolve("store-" + kills + ".mv");
    }

    private void start(Path file) throws StartFailure {
        node = MongoNode.start(file, 0, cause -> {
            throw new AssertionError("the file broke", cause);
        });
        client = MongoClients.create(node.url());
    }

    /** Goes on with the file as a kill at this moment would leave it: no commit, no closing, nothing tidied up. */
    public void kill() throws IOException, StartFailure {
        Path before = file();
        kills++;
        // Within a write, when neither a commit nor the housekeeping can be half-way: a kill has one moment, a copy takes
        // many. Kills at any moment are KillTest's.
        node.store().write(() -> copy(before, file()));
        stop();
        Files.delete(before);
        start(file());
    }

    private static Path copy(Path from, Path to) {
        try {
            return Files.copy(from, to);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Stops in good order and starts again. */
    public void restart() throws StartFailure {
        stop();
        start(file());
    }

    private void stop() {
        client.close();
        node.stop();
    }

    public MongoDatabase database() {
        return client.getDatabase("test");
    }

    public MongoCollection<BsonDocument> collection(String name) {
        return database().getCollection(name, BsonDocument.class);
    }

    public String url() {
        return node.url();
    }

    public long fileBytes() throws IOException {
        return Files.size(file());
    }

    @Override
    public void close() throws IOException {
        stop();
        deleteTree(folder);
    }

    public static void deleteTree(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
