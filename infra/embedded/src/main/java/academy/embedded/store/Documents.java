package academy.embedded.store;

import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import org.h2.mvstore.MVMap;

import academy.embedded.key.FieldPath;
import academy.embedded.key.Key;
import academy.embedded.key.KeyEncoder;
import academy.embedded.plan.AccessPath;
import academy.embedded.plan.NeededFields;
import academy.embedded.plan.Range;
import academy.embedded.plan.Scan;
import de.bwaldvogel.mongo.backend.DocumentWithPosition;
import de.bwaldvogel.mongo.bson.Document;

/** A collection's documents in the order of their ids, which is also their natural order. */
final class Documents implements AccessPath {

    private static final List<FieldPath> PATHS = List.of(new FieldPath("_id"));

    private final MVMap<Key, StoredDocument> map;
    /** Null in the one system collection whose documents have no id; they are numbered. */
    private final String idField;

    Documents(MVMap<Key, StoredDocument> map, String idField) {
        this.map = map;
        this.idField = idField;
    }

    /** The key under which the document is, or would be, stored. */
    Key positionOf(Document document) {
        return KeyEncoder.encode(document.get(idField));
    }

    /** A key after all others, for a document without an id. */
    Key nextNumber() {
        Key last = map.lastKey();
        return last == null ? new Key(new byte[Long.BYTES])
            : new Key(ByteBuffer.allocate(Long.BYTES).putLong(ByteBuffer.wrap(last.bytes()).getLong() + 1).array());
    }

    Document at(Key position) {
        return at(position, NeededFields.WHOLE);
    }

    @Override
    public Document at(Key position, NeededFields needed) {
        StoredDocument stored = map.get(position);
        return stored == null ? null : stored.document(needed);
    }

    boolean has(Key position) {
        return map.containsKey(position);
    }

    StoredDocument put(Key position, Document document) {
        return map.put(position, StoredDocument.of(document));
    }

    StoredDocument remove(Key position) {
        return map.remove(position);
    }

    int count() {
        return map.size();
    }

    long bytes() {
        return map.values().stream().mapToLong(stored -> stored.bson().length).sum();
    }

    Stream<DocumentWithPosition<Key>> stream() {
        return map.entrySet().stream()
            .map(entry -> new DocumentWithPosition<>(entry.getValue().document(), entry.getKey()));
    }

    @Override
    public String name() {
        return "_id_";
    }

    @Override
    public List<FieldPath> paths() {
        return PATHS;
    }

    @Override
    public long entriesBelow(Key key) {
        long found = map.getKeyIndex(key);
        return found >= 0 ? found : -found - 1;
    }

    @Override
    public long entries() {
        return map.sizeAsLong();
    }

    @Override
    public Iterator<Key> positions(Range range, boolean reverse, Scan scan) {
        return new RangeIterator<>(map, range, reverse, (key, stored) -> {
            scan.countKey();
            return key;
        });
    }

    @Override
    public Iterator<Document> documents(Range range, boolean reverse, NeededFields needed, Scan scan) {
        return new RangeIterator<>(map, range, reverse, (key, stored) -> {
            scan.countKey();
            scan.countDocument();
            return stored.document(needed);
        });
    }
}
