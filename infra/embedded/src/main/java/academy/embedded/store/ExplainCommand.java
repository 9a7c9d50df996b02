package academy.embedded.store;

import academy.embedded.plan.Plan;
import academy.embedded.plan.Scan;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.ErrorCode;
import de.bwaldvogel.mongo.exception.MongoServerError;

/** Runs a find or a count and tells how it was done, in the words of MongoDB's explain. */
final class ExplainCommand {

    private final StoreDatabase database;

    ExplainCommand(StoreDatabase database) {
        this.database = database;
    }

    Document run(Document command) {
        if (!(command.get("explain") instanceof Document find)
            || !(find.getOrDefault("find", find.get("count")) instanceof String name)) {
            throw new MongoServerError(ErrorCode.BadValue, "the embedded store explains find and count only");
        }
        boolean isCount = find.containsKey("count");
        Document query = (Document) find.getOrDefault(isCount ? "query" : "filter", new Document());
        Document orderBy = (Document) find.get("sort");
        int skip = ((Number) find.getOrDefault("skip", 0)).intValue();
        int limit = ((Number) find.getOrDefault("limit", 0)).intValue();

        Document response = new Document();
        StoreCollection collection = database.existing(name);
        if (collection == null) {
            response.append("queryPlanner", new Document("winningPlan", new Document("stage", "EOF")));
        } else {
            Plan plan = collection.plan(query, orderBy, skip, limit);
            Scan scan = new Scan();
            int returned = isCount ? collection.count(query, skip, limit, scan)
                : collection.queryDocuments(query, orderBy, skip, limit, 0, null, scan).collectDocuments().size();
            response.append("queryPlanner", new Document("winningPlan", describe(plan)));
            response.append("executionStats", new Document("executionSuccess", true)
                .append("nReturned", returned)
                .append("totalKeysExamined", isScan(plan) ? 0L : scan.keysExamined())
                .append("totalDocsExamined", scan.docsExamined()));
        }
        Utils.markOkay(response);
        return response;
    }

    private static boolean isScan(Plan plan) {
        return plan.path() instanceof Documents && plan.bounded() == 0;
    }

    private static Document describe(Plan plan) {
        Document access = new Document("stage", isScan(plan) ? "COLLSCAN" : "IXSCAN")
            .append("indexName", isScan(plan) ? null : plan.path().name())
            .append("direction", plan.reverse() ? "backward" : "forward");
        return plan.sorted() ? access : new Document("stage", "SORT").append("inputStage", access);
    }
}
