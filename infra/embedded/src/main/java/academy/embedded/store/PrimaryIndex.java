package academy.embedded.store;

import java.util.List;

import academy.embedded.key.Key;
import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.DuplicateKeyError;

/** The index of ids. It has no entries of its own: the documents are kept by the keys of their ids. */
final class PrimaryIndex extends Index<Key> {

    private final Documents documents;

    PrimaryIndex(Documents documents) {
        super("_id_", List.of(new IndexKey("_id", true)), false);
        this.documents = documents;
    }

    @Override
    public Key getPosition(Document document) {
        return documents.positionOf(document);
    }

    @Override
    public void checkAdd(Document document, MongoCollection<Key> collection) {
        if (documents.has(documents.positionOf(document))) {
            throw new DuplicateKeyError(this, collection, getKeys(), new KeyValue(document.get("_id")));
        }
    }

    @Override
    public Key remove(Document document) {
        return documents.positionOf(document);
    }

    @Override
    public void add(Document document, Key position, MongoCollection<Key> collection) {
        // the document's place is its entry
    }

    @Override
    public void checkUpdate(Document oldDocument, Document newDocument, MongoCollection<Key> collection) {
        // an id never changes
    }

    @Override
    public void updateInPlace(Document oldDocument, Document newDocument, Key position, MongoCollection<Key> collection) {
        // an id never changes
    }

    @Override
    public boolean isUnique() {
        return true;
    }

    @Override
    public long getCount() {
        return documents.entries();
    }

    @Override
    public long getDataSize() {
        return documents.entries();
    }

    @Override
    public boolean canHandle(Document query) {
        return false;
    }

    @Override
    public Iterable<Key> getPositions(Document query) {
        throw new UnsupportedOperationException("queries go through the planner");
    }

    @Override
    public void drop() {
        // goes with the documents
    }
}
