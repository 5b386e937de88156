/** The interfaces of rules, and what rules are given: the class, the location, the bridge methods. */
package io.selvage.agent.weave.rule;
