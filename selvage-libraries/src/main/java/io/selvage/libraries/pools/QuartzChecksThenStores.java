package io.selvage.libraries.pools;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.quartz.JobDetail;
import org.quartz.JobPersistenceException;
import org.quartz.simpl.RAMJobStore;

/** Two threads look whether a job is there and then store it. */
@Of(value = Library.QUARTZ, says = "already")
@Expect(outputs = "1\n", finding = "UNCAUGHT_EXCEPTION")
public final class QuartzChecksThenStores {
    private QuartzChecksThenStores() {}

    public static void main(String[] args) throws Exception {
        RAMJobStore store = new RAMJobStore();
        Threads.run(() -> store(store), () -> store(store));
        System.out.println(store.getNumberOfJobs());
    }

    private static void store(RAMJobStore store) throws JobPersistenceException {
        JobDetail job = QuartzStoresJobs.job("job");
        if (!store.checkExists(job.getKey())) {
            store.storeJob(job, false);
        }
    }
}
