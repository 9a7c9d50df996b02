package academy.embedded.store;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.h2.mvstore.MVMap;

import academy.embedded.key.FieldKeys;
import academy.embedded.key.FieldPath;
import academy.embedded.key.Key;
import academy.embedded.plan.AccessPath;
import academy.embedded.plan.NeededFields;
import academy.embedded.plan.Range;
import academy.embedded.plan.Scan;
import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.DocumentWithPosition;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.CannotIndexParallelArraysError;
import de.bwaldvogel.mongo.exception.DuplicateKeyError;

/**
 * A secondary index: an ordered map of the documents' values, several for one document where a value is an array.
 * A key of the map is the values' keys one after another, then the document's id, so that equal values stay apart
 * and in order. All access is under the collection's lock.
 */
final class OrderedIndex extends Index<Key> implements AccessPath {

    private final IndexDefinition definition;
    private final List<FieldPath> paths;
    private final MVMap<Key, Long> entries;
    private final IndexState state;
    private final Documents documents;
    private final BiPredicate<Document, Document> matcher;

    OrderedIndex(IndexDefinition definition, MVMap<Key, Long> entries, IndexState state, Documents documents,
                 BiPredicate<Document, Document> matcher) {
        super(definition.name(), definition.keys(), definition.sparse());
        this.definition = definition;
        this.paths = definition.paths();
        this.entries = entries;
        this.state = state;
        this.documents = documents;
        this.matcher = matcher;
    }

    boolean isAs(IndexDefinition other) {
        return definition.sameAs(other);
    }

    boolean isBuilt() {
        return state.isBuilt();
    }

    void markBuilt() {
        state.markBuilt();
    }

    /** What the index holds for the document: one key per combination of values, none where it is left out. */
    private Set<Key> keysFor(Document document) {
        if (definition.partialFilter() != null && !matcher.test(document, definition.partialFilter())) {
            return Set.of();
        }
        List<FieldKeys> components = paths.stream().map(path -> path.keysOf(document)).toList();
        if (definition.sparse() && components.stream().noneMatch(FieldKeys::exists)) {
            return Set.of();
        }
        refuseParallelArrays(components);
        Set<Key> keys = Set.of(Key.EMPTY);
        for (int i = 0; i < components.size(); i++) {
            keys = combine(keys, components.get(i), isAscending(i));
        }
        return keys;
    }

    /** Every value with every value, also of one array: a query may find its two conditions in two elements. */
    private static Set<Key> combine(Set<Key> prefixes, FieldKeys component, boolean ascending) {
        Set<Key> combined = new LinkedHashSet<>();
        for (Key prefix : prefixes) {
            for (Key key : component.keys()) {
                combined.add(prefix.append(ascending ? key : key.inverted()));
            }
        }
        return combined;
    }

    private static void refuseParallelArrays(List<FieldKeys> components) {
        Set<List<String>> arrays = components.stream()
            .filter(FieldKeys::isMultikey).map(FieldKeys::firstArray).collect(Collectors.toCollection(LinkedHashSet::new));
        if (arrays.size() > 1) {
            throw new CannotIndexParallelArraysError(arrays.stream().map(path -> path.get(path.size() - 1)).toList());
        }
    }

    private Key entry(Key values, Key position) {
        return values.append(endsAscending() ? position : position.inverted());
    }

    private Key positionIn(Key entry, long start) {
        Key position = entry.slice((int) start, entry.length());
        return endsAscending() ? position : position.inverted();
    }

    private boolean endsAscending() {
        return isAscending(paths.size() - 1);
    }

    @Override
    public void checkAdd(Document document, MongoCollection<Key> collection) {
        checkFree(keysFor(document), null, document, collection);
    }

    @Override
    public void checkUpdate(Document oldDocument, Document newDocument, MongoCollection<Key> collection) {
        checkFree(keysFor(newDocument), documents.positionOf(oldDocument), newDocument, collection);
    }

    private void checkFree(Set<Key> keys, Key own, Document document, MongoCollection<Key> collection) {
        if (definition.unique() && keys.stream().anyMatch(values -> isTaken(values, own))) {
            throw new DuplicateKeyError(this, collection, getKeys(), valuesOf(document));
        }
    }

    private boolean isTaken(Key values, Key own) {
        var cursor = entries.cursor(values);
        while (cursor.hasNext()) {
            Key entry = cursor.next();
            if (!entry.startsWith(values)) {
                return false;
            } else if (!positionIn(entry, cursor.getValue()).equals(own)) {
                return true;
            }
        }
        return false;
    }

    private KeyValue valuesOf(Document document) {
        List<Object> values = new ArrayList<>();
        for (FieldPath path : paths) {
            Object value = Utils.getSubdocumentValueCollectionAware(document, path.path());
            values.add(Missing.isNullOrMissing(value) ? null : value);
        }
        return new KeyValue(values);
    }

    @Override
    public void add(Document document, Key position, MongoCollection<Key> collection) {
        put(keysFor(document), position);
        noteArrays(document);
    }

    @Override
    public void updateInPlace(Document oldDocument, Document newDocument, Key position, MongoCollection<Key> collection) {
        Set<Key> before = keysFor(oldDocument);
        Set<Key> after = keysFor(newDocument);
        before.stream().filter(values -> !after.contains(values)).forEach(values -> entries.remove(entry(values, position)));
        put(after.stream().filter(values -> !before.contains(values)).collect(Collectors.toSet()), position);
        noteArrays(newDocument);
    }

    private void put(Set<Key> keys, Key position) {
        keys.forEach(values -> entries.put(entry(values, position), (long) values.length()));
    }

    private void noteArrays(Document document) {
        for (int i = 0; i < paths.size(); i++) {
            FieldKeys keys = paths.get(i).keysOf(document);
            if (keys.isMultikey()) {
                state.markMultikey(i);
            }
            if (keys.isNested()) {
                state.markNested(i);
            }
        }
    }

    @Override
    public Key remove(Document document) {
        Key position = documents.positionOf(document);
        keysFor(document).forEach(values -> entries.remove(entry(values, position)));
        return position;
    }

    /** Whether the entries are those of the documents, no more and no fewer. */
    boolean holdsExactly(Stream<DocumentWithPosition<Key>> all) {
        Set<Key> expected = all.flatMap(found -> keysFor(found.getDocument()).stream()
            .map(values -> entry(values, found.getPosition()))).collect(Collectors.toSet());
        return expected.equals(entries.keySet());
    }

    void clear() {
        entries.clear();
    }

    @Override
    public String name() {
        return getName();
    }

    @Override
    public List<FieldPath> paths() {
        return paths;
    }

    @Override
    public boolean isAscending(int component) {
        return definition.keys().get(component).isAscending();
    }

    @Override
    public boolean isMultikey(int component) {
        return state.isMultikey(component);
    }

    @Override
    public boolean isNested(int component) {
        return state.isNested(component);
    }

    @Override
    public boolean holdsAllMatches(Document query, List<Boolean> boundsAllowMissing) {
        boolean sparseEnough = !definition.sparse() || boundsAllowMissing.contains(false);
        return sparseEnough
            && (definition.partialFilter() == null || PartialFilter.isImpliedBy(definition.partialFilter(), query));
    }

    @Override
    public long entriesBelow(Key key) {
        long found = entries.getKeyIndex(key);
        return found >= 0 ? found : -found - 1;
    }

    @Override
    public long entries() {
        return entries.sizeAsLong();
    }

    @Override
    public Iterator<Document> documents(Range range, boolean reverse, NeededFields needed, Scan scan) {
        return each(range, reverse, scan, position -> {
            scan.countDocument();
            return documents.at(position, needed);
        });
    }

    @Override
    public Document at(Key position, NeededFields needed) {
        return documents.at(position, needed);
    }

    @Override
    public Iterator<Key> positions(Range range, boolean reverse, Scan scan) {
        return each(range, reverse, scan, position -> position);
    }

    private <T> Iterator<T> each(Range range, boolean reverse, Scan scan, Function<Key, T> visitor) {
        boolean severalEach = IntStream.range(0, paths.size()).anyMatch(state::isMultikey);
        return new RangeIterator<>(entries, range, reverse, (entry, start) -> {
            scan.countKey();
            Key position = positionIn(entry, start);
            return severalEach && !scan.isNew(position) ? null : visitor.apply(position);
        });
    }

    @Override
    public boolean hasSameOptions(Index<?> other) {
        return other instanceof OrderedIndex index && definition.sameAs(index.definition);
    }

    @Override
    public boolean isUnique() {
        return definition.unique();
    }

    @Override
    public long getCount() {
        return entries.sizeAsLong();
    }

    @Override
    public long getDataSize() {
        return entries.sizeAsLong();
    }

    /** Only the index of ids knows where a document is. */
    @Override
    public Key getPosition(Document document) {
        return null;
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
        // the database removes the map
    }
}
