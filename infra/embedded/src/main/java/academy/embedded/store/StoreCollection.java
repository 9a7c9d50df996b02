package academy.embedded.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;

import academy.embedded.key.Key;
import academy.embedded.plan.AccessPath;
import academy.embedded.plan.Plan;
import academy.embedded.plan.Planner;
import academy.embedded.plan.Scan;
import academy.embedded.plan.SortOrder;
import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.AbstractSynchronizedMongoCollection;
import de.bwaldvogel.mongo.backend.ArrayFilters;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.DocumentWithPosition;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.IndexBuildFailedException;
import de.bwaldvogel.mongo.exception.IndexKeySpecsConflictException;
import de.bwaldvogel.mongo.exception.MongoServerError;
import de.bwaldvogel.mongo.oplog.Oplog;

/** A collection whose queries go through the planner. One command at a time: its lock is what makes them atomic. */
final class StoreCollection extends AbstractSynchronizedMongoCollection<Key> {

    private static final Document ANYTHING = new Document();

    /** Set while this thread runs something that changes the documents it is given, which are the stored ones. */
    private static final ThreadLocal<Boolean> COPYING = ThreadLocal.withInitial(() -> false);

    private final Documents documents;
    /** An update of one document need not look for more. */
    private boolean firstMatchOnly;

    StoreCollection(MongoDatabase database, String name, CollectionOptions options, Documents documents,
                    CursorRegistry cursors) {
        super(database, name, options, cursors);
        this.documents = documents;
    }

    /** Runs something that gets copies of what it queries, from whichever collection. */
    static <T> T withCopies(Supplier<T> command) {
        boolean before = COPYING.get();
        COPYING.set(true);
        try {
            return command.get();
        } finally {
            COPYING.set(before);
        }
    }

    Documents documents() {
        return documents;
    }

    private boolean hasIds() {
        return getIdField() != null;
    }

    /** What a query with this order and these limits would do, without doing it. */
    synchronized Plan plan(Document query, Document orderBy, int skip, int limit) {
        List<AccessPath> paths = getIndexes().stream()
            .filter(AccessPath.class::isInstance).map(AccessPath.class::cast).toList();
        int wanted = limit > 0 ? skip + limit : 0;
        if (isNaturalDescending(orderBy)) {
            return Planner.backwards(documents);
        }
        return Planner.plan(documents, paths, query, SortOrder.of(orderBy), wanted);
    }

    @Override
    protected QueryResult queryDocuments(Document query, Document orderBy, int skip, int limit, int batchSize,
                                         Document fields) {
        return queryDocuments(query, orderBy, skip, limit, batchSize, fields, new Scan());
    }

    synchronized QueryResult queryDocuments(Document query, Document orderBy, int skip, int limit, int batchSize,
                                            Document fields, Scan scan) {
        Document condition = query == null ? ANYTHING : query;
        int most = firstMatchOnly ? 1 : Math.max(0, limit);
        Plan plan = plan(condition, orderBy, skip, most);
        Stream<Document> matches = plan.candidates(scan).filter(document -> documentMatchesQuery(document, condition));
        if (!plan.sorted()) {
            matches = SortOrder.of(orderBy).sort(matches);
        }
        return matchDocumentsFromStream(ANYTHING, matches, skip, most, batchSize, null, fields);
    }

    @Override
    protected QueryResult createQueryResult(List<Document> matches, int batchSize) {
        return super.createQueryResult(COPYING.get() ? matches.stream().map(Document::cloneDeeply).toList() : matches,
            batchSize);
    }

    /** The system collections are asked for plain equality only, of values that look like operators at times. */
    @Override
    protected boolean documentMatchesQuery(Document document, Document query) {
        if (hasIds()) {
            return super.documentMatchesQuery(document, query);
        }
        return query.entrySet().stream()
            .allMatch(condition -> Objects.equals(condition.getValue(), document.get(condition.getKey())));
    }

    @Override
    protected QueryResult matchDocuments(Document query, Document orderBy, int skip, int limit, int batchSize,
                                         Document fields) {
        return queryDocuments(query, orderBy, skip, limit, batchSize, fields);
    }

    @Override
    public synchronized Document updateDocuments(Document selector, Document update, ArrayFilters arrayFilters,
                                                 boolean isMulti, boolean isUpsert, Oplog oplog) {
        firstMatchOnly = !isMulti;
        try {
            return withCopies(() -> super.updateDocuments(selector, update, arrayFilters, isMulti, isUpsert, oplog));
        } finally {
            firstMatchOnly = false;
        }
    }

    @Override
    public synchronized Document findAndModify(Document query) {
        return withCopies(() -> super.findAndModify(query));
    }

    @Override
    public synchronized int count(Document query, int skip, int limit) {
        return super.count(query, skip, limit);
    }

    @Override
    public synchronized void addIndex(Index<Key> index) {
        Index<Key> existing = getIndexes().stream()
            .filter(other -> other.getName().equals(index.getName())).findFirst().orElse(null);
        if (existing != null) {
            if (index instanceof OrderedIndex && !existing.hasSameOptions(index)) {
                throw new IndexKeySpecsConflictException(index, existing);
            }
            return;
        }
        if (index instanceof OrderedIndex ordered && !ordered.isBuilt()) {
            build(ordered);
        }
        getIndexes().add(index);
    }

    private void build(OrderedIndex index) {
        try {
            documents.stream().forEach(found -> {
                index.checkAdd(found.getDocument(), this);
                index.add(found.getDocument(), found.getPosition(), this);
            });
            index.markBuilt();
        } catch (MongoServerError e) {
            index.clear();
            throw new IndexBuildFailedException(e, this);
        }
    }

    /** Holds every index against the documents, as MongoDB's validate command does. */
    @Override
    public synchronized Document validate() {
        List<String> errors = new ArrayList<>();
        for (Index<Key> index : getIndexes()) {
            if (index instanceof OrderedIndex ordered && !ordered.holdsExactly(documents.stream())) {
                errors.add("index " + index.getName() + " does not agree with the documents");
            }
        }
        return super.validate().append("valid", errors.isEmpty()).append("errors", errors);
    }

    @Override
    public synchronized void removeDocument(Document document) {
        Key position = hasIds() ? documents.positionOf(document) : findDocumentPosition(document);
        getIndexes().forEach(index -> index.remove(document));
        removeDocument(position);
    }

    @Override
    protected void removeDocument(Key position) {
        documents.remove(position);
    }

    @Override
    protected Key findDocumentPosition(Document document) {
        return documents.stream().filter(found -> found.getDocument().equals(document))
            .map(DocumentWithPosition::getPosition).findFirst().orElseThrow();
    }

    @Override
    protected Key addDocumentInternal(Document document) {
        Key position = hasIds() ? documents.positionOf(document) : documents.nextNumber();
        documents.put(position, document);
        return position;
    }

    @Override
    protected void handleUpdate(Key position, Document oldDocument, Document newDocument) {
        documents.put(position, newDocument);
    }

    @Override
    protected Document getDocument(Key position) {
        return documents.at(position);
    }

    @Override
    protected Stream<DocumentWithPosition<Key>> streamAllDocumentsWithPosition() {
        return documents.stream();
    }

    @Override
    public int count() {
        return documents.count();
    }

    /** Counted when asked for: a running figure would be one more page in every commit. */
    @Override
    protected boolean tracksDataSize() {
        return false;
    }

    @Override
    protected void updateDataSize(int sizeDelta) {
        throw new UnsupportedOperationException("the size is not tracked");
    }

    @Override
    protected int getDataSize() {
        return (int) Math.min(Integer.MAX_VALUE, documents.bytes());
    }
}
