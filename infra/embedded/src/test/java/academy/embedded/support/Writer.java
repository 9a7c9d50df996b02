package academy.embedded.support;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;

import org.bson.BsonDocument;
import org.bson.Document;

import com.mongodb.MongoException;
import com.mongodb.client.MongoCollection;

/**
 * Writes to documents of its own as fast as it can until the store goes away, and remembers what was acknowledged and
 * which one write was not answered any more.
 */
public final class Writer implements Runnable {

    /** The version that a deleted document has. */
    private static final int GONE = -1;

    private final String name;
    private final MongoCollection<Document> collection;
    private final Map<String, Integer> acknowledged = new HashMap<>();
    private final Random random;
    private final AtomicLong count;
    private String pendingId;
    private int pendingVersion;
    private int nextId;

    public Writer(String name, MongoCollection<Document> collection, AtomicLong count) {
        this.name = name;
        this.collection = collection;
        this.count = count;
        this.random = new Random(name.hashCode());
    }

    @Override
    public void run() {
        try {
            while (true) {
                List<String> living = acknowledged.keySet().stream().filter(id -> acknowledged.get(id) != GONE).toList();
                int choice = random.nextInt(10);
                if (choice < 4 || living.isEmpty()) {
                    insert();
                } else if (choice < 9) {
                    update(living.get(random.nextInt(living.size())));
                } else {
                    delete(living.get(random.nextInt(living.size())));
                }
            }
        } catch (MongoException e) {
            // killed, and pendingId says what it was at
        }
    }

    private void insert() {
        String id = name + "-" + nextId++;
        begin(id, 1);
        collection.insertOne(new Document("_id", id).append("owner", name).append("version", 1)
            .append("tags", List.of("t1", "new")).append("outbox", List.of()));
        acknowledge();
    }

    /** As our services write: the state, its version and its event, in one document. */
    private void update(String id) {
        int version = acknowledged.get(id) + 1;
        begin(id, version);
        collection.updateOne(new Document("_id", id), new Document("$inc", new Document("version", 1))
            .append("$set", new Document("tags", List.of("t" + version, "seen")))
            .append("$push", new Document("outbox", new Document("seq", version))));
        acknowledge();
    }

    private void delete(String id) {
        begin(id, GONE);
        collection.deleteOne(new Document("_id", id));
        acknowledge();
    }

    private void begin(String id, int version) {
        pendingId = id;
        pendingVersion = version;
    }

    private void acknowledge() {
        acknowledged.put(pendingId, pendingVersion);
        pendingId = null;
        count.incrementAndGet();
    }

    /** Every document must be as acknowledged, but the one that was being written may be either way. */
    public List<String> missing(MongoCollection<BsonDocument> found) {
        List<String> missing = new ArrayList<>();
        Map<String, Integer> versions = new HashMap<>();
        for (BsonDocument document : found.find(BsonDocument.parse("{owner: '" + name + "'}"))) {
            int version = document.getInt32("version").getValue();
            versions.put(document.getString("_id").getValue(), version);
            if (document.getArray("outbox").size() != version - 1
                || !document.getArray("tags").get(0).asString().getValue().equals("t" + version)) {
                missing.add("torn " + document.toJson());
            }
        }
        acknowledged.forEach((id, version) -> {
            int actual = versions.getOrDefault(id, GONE);
            if (actual != version && !(id.equals(pendingId) && actual == pendingVersion)) {
                missing.add(id + " acknowledged at " + version + ", found at " + actual);
            }
        });
        return missing;
    }
}
