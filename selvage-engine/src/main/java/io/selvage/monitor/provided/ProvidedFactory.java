package io.selvage.monitor.provided;

import io.selvage.monitor.PropertyChecker;

/** Named by an XML specification's {@code factory} element; needs a constructor without parameters. */
public interface ProvidedFactory<M> {
    ArgumentManager argumentManager();

    MonitorInitializer<M> monitorInitializer();

    PropertyChecker<M> propertyChecker();
}
