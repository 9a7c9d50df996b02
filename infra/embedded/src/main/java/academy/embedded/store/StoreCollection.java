package academy.embedded.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;

import academy.embedded.key.Key;
import academy.embedded.plan.AccessPath;
import academy.embedded.plan.Found;
import academy.embedded.plan.NeededFields;
import academy.embedded.plan.Plan;
import academy.embedded.plan.Planner;
import academy.embedded.plan.Scan;
import academy.embedded.plan.SortOrder;
import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.AbstractSynchronizedMongoCollection;
import de.bwaldvogel.mongo.backend.ArrayFilters;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.Cursor;
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
        Document condition = query == null ? ANYTHING : CompiledPatterns.in(query);
        int most = firstMatchOnly ? 1 : Math.max(0, limit);
        if (batchSize > 0 && (most == 0 || most > batchSize)) {
            return inBatches(positions(condition, orderBy, skip, most, scan), batchSize, fields);
        }
        Plan plan = plan(condition, orderBy, skip, most);
        SortOrder order = SortOrder.of(orderBy);
        NeededFields needed = plan.sorted() ? NeededFields.WHOLE : needed(condition, order);
        Stream<Document> matches = matches(plan, condition, needed, scan);
        if (!plan.sorted()) {
            matches = order.sort(matches, documents::positionOf).map(documents::at);
        }
        return matchDocumentsFromStream(ANYTHING, matches, skip, most, 0, null, fields);
    }

    private QueryResult inBatches(List<Key> positions, int batchSize, Document fields) {
        int first = Math.min(batchSize, positions.size());
        QueryResult batch = at(positions.subList(0, first), fields);
        if (first == positions.size()) {
            return batch;
        }
        Cursor cursor = new PositionCursor(cursorRegistry.generateCursorId(), positions.subList(first, positions.size()),
            some -> at(some, fields).collectDocuments());
        cursorRegistry.add(cursor);
        return new QueryResult(batch, cursor);
    }

    /** The documents at these places, as far as they are still there. */
    private synchronized QueryResult at(List<Key> positions, Document fields) {
        return matchDocumentsFromStream(ANYTHING, positions.stream().map(documents::at).filter(Objects::nonNull), 0, 0, 0,
            null, fields);
    }

    /** Copies of what a query finds, made one at a time as the stream is read. */
    Stream<Document> copies(PipelineHead head) {
        return positions(CompiledPatterns.in(head.query()), head.orderBy(), head.skip(), head.limit(), new Scan()).stream()
            .map(documents::at).filter(Objects::nonNull).map(Document::cloneDeeply);
    }

    private synchronized List<Key> positions(Document query, Document orderBy, int skip, int limit, Scan scan) {
        Plan plan = plan(query, orderBy, skip, limit);
        SortOrder order = SortOrder.of(orderBy);
        NeededFields needed = needed(query, order);
        Stream<Key> positions = plan.sorted() ? positions(plan, query, needed, scan)
            : order.sort(matches(plan, query, needed, scan), documents::positionOf);
        return positions.skip(skip).limit(limit <= 0 ? Long.MAX_VALUE : limit).toList();
    }

    /** What tells a match and its place; the documents of system collections are found by other fields than their ids. */
    private NeededFields needed(Document query, SortOrder order) {
        return hasIds() ? NeededFields.of(query, order) : NeededFields.WHOLE;
    }

    /** Where the matches are, in the plan's order. A document is looked at only where the plan does not know. */
    private Stream<Key> positions(Plan plan, Document query, NeededFields needed, Scan scan) {
        if (!plan.path().branches().isEmpty()) {
            return plan.path().branches().stream().flatMap(branch -> positions(branch, query, needed, scan)).distinct();
        }
        return plan.found() == Found.CANDIDATES ? matches(plan, query, needed, scan).map(documents::positionOf)
            : plan.positions(scan);
    }

    private Stream<Document> matches(Plan plan, Document query, NeededFields needed, Scan scan) {
        Stream<Document> candidates = plan.candidates(needed, scan);
        return plan.found() == Found.CANDIDATES
            ? candidates.filter(document -> documentMatchesQuery(document, query)) : candidates;
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
        return query == null || query.isEmpty() ? super.count(query, skip, limit) : count(query, skip, limit, new Scan());
    }

    /** From index entries alone where these are of matches; then it takes the same time however many there are. */
    synchronized int count(Document query, int skip, int limit, Scan scan) {
        Document condition = CompiledPatterns.in(query);
        Plan plan = plan(condition, null, skip, limit);
        if (plan.found() == Found.EACH_MATCH_ONCE) {
            long counted = Math.max(0, plan.entries() - skip);
            return (int) (limit > 0 ? Math.min(counted, limit) : counted);
        }
        return positions(condition, null, skip, limit, scan).size();
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
