package academy.embedded.store;

import java.util.List;
import java.util.function.Function;

import academy.embedded.key.Key;
import de.bwaldvogel.mongo.backend.Cursor;
import de.bwaldvogel.mongo.bson.Document;

/**
 * The rest of a result as places, not documents, which are fetched when asked for: many open cursors over a large
 * collection fit into a small heap. A document deleted meanwhile is left out, a changed one comes as it is by then.
 */
final class PositionCursor implements Cursor {

    private final long id;
    private final Function<List<Key>, List<Document>> fetch;
    private List<Key> rest;

    PositionCursor(long id, List<Key> rest, Function<List<Key>, List<Document>> fetch) {
        this.id = id;
        this.rest = rest;
        this.fetch = fetch;
    }

    @Override
    public long getId() {
        return id;
    }

    @Override
    public synchronized boolean isEmpty() {
        return rest.isEmpty();
    }

    @Override
    public synchronized List<Document> takeDocuments(int most) {
        int taken = Math.min(most, rest.size());
        List<Document> documents = fetch.apply(rest.subList(0, taken));
        rest = rest.subList(taken, rest.size());
        return documents;
    }
}
