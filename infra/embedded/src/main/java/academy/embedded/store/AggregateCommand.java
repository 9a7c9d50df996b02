package academy.embedded.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;

import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.DatabaseResolver;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.backend.aggregation.Aggregation;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.MongoServerError;
import de.bwaldvogel.mongo.oplog.Oplog;

/** Runs a pipeline whose first stages may use an index. Stages change what they are given, so they get copies. */
final class AggregateCommand {

    private static final int CHANGE_STREAM_NEEDS_REPLICA_SET = 40573;

    private final StoreDatabase database;
    private final DatabaseResolver databases;
    private final Oplog oplog;

    AggregateCommand(StoreDatabase database, DatabaseResolver databases, Oplog oplog) {
        this.database = database;
        this.databases = databases;
        this.oplog = oplog;
    }

    Document run(Document command) {
        List<Document> pipeline = Aggregation.parse(command.get("pipeline"));
        if (!pipeline.isEmpty() && pipeline.get(0).containsKey("$changeStream")) {
            throw new MongoServerError(CHANGE_STREAM_NEEDS_REPLICA_SET,
                "The $changeStream stage is only supported on replica sets");
        }
        return StoreCollection.withCopies(() -> compute(command, pipeline));
    }

    private Document compute(Document command, List<Document> pipeline) {
        String name = command.get("aggregate").toString();
        StoreCollection collection = database.existing(name);
        PipelineHead head = PipelineHead.of(pipeline);
        // Parsed whole first, as a stage in the wrong place is an error also where its collection does not exist.
        Aggregation.fromPipeline(pipeline, databases, database, collection, oplog).validate(command);
        MongoCollection<?> start = collection == null ? null : startingWith(collection, head);
        List<Document> documents = collection != null && head.isCounted() ? counted(collection, head)
            : Aggregation.fromPipeline(head.rest(), databases, database, start, oplog).computeResult();
        Document response = new Document("cursor", new Document("id", 0L)
            .append("ns", database.getDatabaseName() + "." + name)
            .append("firstBatch", documents));
        Utils.markOkay(response);
        return response;
    }

    /** What is only counted need not be copied. */
    private static List<Document> counted(StoreCollection collection, PipelineHead head) {
        int count = collection.count(head.query(), head.skip(), head.limit());
        return count == 0 ? List.of() : List.of(new Document("_id", 1).append("n", count));
    }

    /** The collection, but what an aggregation takes for all of it is what the head of the pipeline finds. */
    private static MongoCollection<?> startingWith(StoreCollection collection, PipelineHead head) {
        return (MongoCollection<?>) Proxy.newProxyInstance(AggregateCommand.class.getClassLoader(),
            new Class<?>[] {MongoCollection.class}, (proxy, method, arguments) -> {
                if (method.getName().equals("queryAllAsStream")) {
                    return collection.copies(head);
                }
                try {
                    return method.invoke(collection, arguments);
                } catch (InvocationTargetException e) {
                    throw e.getCause();
                }
            });
    }
}
