package io.selvage.libraries.pools;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.quartz.Job;
import org.quartz.JobBuilder;
import org.quartz.JobDetail;
import org.quartz.simpl.RAMJobStore;

/** Two threads store different jobs. */
@Of(Library.QUARTZ)
@Expect(outputs = "2\n", proof = "dpor")
public final class QuartzStoresJobs {
    private QuartzStoresJobs() {}

    static JobDetail job(String name) {
        Class<? extends Job> nothing = Nothing.class;
        return JobBuilder.newJob(nothing).withIdentity(name).storeDurably().build();
    }

    public static void main(String[] args) throws Exception {
        RAMJobStore store = new RAMJobStore();
        Threads.run(() -> store.storeJob(job("one"), false), () -> store.storeJob(job("two"), false));
        System.out.println(store.getNumberOfJobs());
    }

    /** A job that is never run. */
    public static final class Nothing implements Job {
        @Override
        public void execute(org.quartz.JobExecutionContext context) {}
    }
}
