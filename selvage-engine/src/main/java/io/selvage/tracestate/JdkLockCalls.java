package io.selvage.tracestate;

import io.selvage.model.CallPart;
import io.selvage.model.Trace;
import java.util.Arrays;
import java.util.function.IntFunction;

/** What the calls at the sites of a search do to locks; each site is looked up once. */
public final class JdkLockCalls {
    private JdkLockCall[] bySite = new JdkLockCall[256];
    private IntFunction<String> members = site -> "";

    /** @param newMembers by site, the name of the method called there; for sites that have not been looked up yet */
    public void use(IntFunction<String> newMembers) {
        members = newMembers;
    }

    public JdkLockCall at(int site) {
        if (site >= bySite.length) {
            bySite = Arrays.copyOf(bySite, Math.max(site + 1, bySite.length * 2));
        }
        JdkLockCall known = bySite[site];
        if (known == null) {
            known = JdkLockCall.of(members.apply(site));
            bySite[site] = known;
        }
        return known;
    }

    /** Whether the call {@code event} is about a lock that readers share. */
    public boolean isShared(Trace trace, int event) {
        return at(trace.site(event)).isOfReaders() || (trace.variable(event) & CallPart.READING) != 0;
    }
}
