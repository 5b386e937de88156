/** What a tester provides with an XML specification: how monitors are made, which arguments calls get, what must hold. */
package io.selvage.monitor.provided;
