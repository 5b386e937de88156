package io.selvage.testbed.monitors;

import io.selvage.monitor.PropertyChecker;
import io.selvage.monitor.provided.ArgumentManager;
import io.selvage.monitor.provided.MonitorInitializer;
import io.selvage.monitor.provided.ProvidedFactory;

/** What the XML specification in the tests names. */
public final class BufferFactory implements ProvidedFactory<HookedBuffer> {
    @Override
    public ArgumentManager argumentManager() {
        return new ArgumentManager() {
            @Override
            public int instanceCount(String methodId) {
                return 1;
            }

            @Override
            public Object[] arguments(String methodId, int instance) {
                return new Object[] {1};
            }
        };
    }

    @Override
    public MonitorInitializer<HookedBuffer> monitorInitializer() {
        return new MonitorInitializer<>() {
            @Override
            public int instanceCount() {
                return 1;
            }

            @Override
            public HookedBuffer monitor(int instance) {
                return new HookedBuffer(3);
            }
        };
    }

    @Override
    public PropertyChecker<HookedBuffer> propertyChecker() {
        return now -> PropertyChecker.Answer.GO_ON;
    }
}
